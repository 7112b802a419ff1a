import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { QuestionSupply } from '../question-bank/index.ts';
import { requireBlueprint } from './domain/blueprint.ts';
import { onUserDeleted } from './events.ts';
import { blueprintRoutes } from './http/blueprint-routes.ts';
import {
  blueprintAggregates,
  blueprintIndexes,
  createDocumentBlueprints,
} from './storage/document-blueprints.ts';
import {
  createBlueprint,
  deleteBlueprint,
  listDeleted,
  removeBlueprints,
  replaceBlueprint,
  restoreBlueprint,
} from './use-cases/author-blueprint.ts';
import { drawFromBlueprint } from './use-cases/draw-paper.ts';

const removalMs = 30_000;

/** Plans of papers, and papers drawn by them from the bank. */
export function createBlueprintsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { questionSupply }: { readonly questionSupply: QuestionSupply },
): Capability & { readonly listDeleted: ListDeleted } {
  const { now, newId } = platform;
  const blueprints = createDocumentBlueprints(platform);
  const deps = { blueprints, questionSupply, now, newId };
  return {
    listDeleted: listDeleted(deps),
    routes: blueprintRoutes({
      listBlueprints: (query) => blueprints.list(query),
      readBlueprint: async (id) => requireBlueprint(await blueprints.find(id)),
      createBlueprint: createBlueprint(deps),
      replaceBlueprint: replaceBlueprint(deps),
      deleteBlueprint: deleteBlueprint(deps),
      restoreBlueprint: restoreBlueprint(deps),
      drawPaper: drawFromBlueprint(deps),
      usesOf: questionSupply.usesOf,
    }),
    subscriptions: [onUserDeleted(blueprints)],
    jobs: [{ name: 'remove-blueprints', everyMs: removalMs, run: removeBlueprints(deps) }],
    aggregates: blueprintAggregates,
    indexes: blueprintIndexes,
  };
}
