import { editorOf } from '@pathshala/back-office/edit-mark';
import { editedView } from '@pathshala/contract-kit/edited';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type * as shapes from '@pathshala/svc-exams-contract/blueprint';
import * as contract from '@pathshala/svc-exams-contract/blueprint-routes';
import type { z } from 'zod';
import { viewQuestion, viewUse } from '../../question-bank/http/index.ts';
import type { QuestionSupply } from '../../question-bank/index.ts';
import type { Blueprint, BlueprintDraft } from '../domain/blueprint.ts';
import type { Blueprints } from '../ports.ts';
import type {
  createBlueprint,
  deleteBlueprint,
  replaceBlueprint,
  restoreBlueprint,
} from '../use-cases/author-blueprint.ts';
import type { drawFromBlueprint } from '../use-cases/draw-paper.ts';

interface BlueprintUseCases {
  readonly listBlueprints: Blueprints['list'];
  readonly readBlueprint: (id: string) => Promise<Blueprint>;
  readonly createBlueprint: ReturnType<typeof createBlueprint>;
  readonly replaceBlueprint: ReturnType<typeof replaceBlueprint>;
  readonly deleteBlueprint: ReturnType<typeof deleteBlueprint>;
  readonly restoreBlueprint: ReturnType<typeof restoreBlueprint>;
  readonly drawPaper: ReturnType<typeof drawFromBlueprint>;
  readonly usesOf: QuestionSupply['usesOf'];
}

export function blueprintRoutes(useCases: BlueprintUseCases): readonly BoundRoute[] {
  const view = async (stored: Blueprint): Promise<shapes.Blueprint> => ({
    ...viewListed(stored),
    papers: (await useCases.usesOf(stored.notInPapers)).map(viewUse),
  });
  return [
    handle(contract.listBlueprints, async ({ query }) => {
      const { items, total } = await useCases.listBlueprints(query);
      return { items: items.map(viewListed), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readBlueprint, async ({ params }) => view(await useCases.readBlueprint(params.id))),
    handle(contract.createBlueprint, async ({ body, identity }) =>
      view(await useCases.createBlueprint({ draft: draftOf(body), editor: editorOf(identity) })),
    ),
    handle(contract.replaceBlueprint, async ({ params, body, identity }) => {
      const command = { ...params, draft: draftOf(body), rev: body.rev, editor: editorOf(identity) };
      return view(await useCases.replaceBlueprint(command));
    }),
    handle(contract.deleteBlueprint, async ({ params, identity }) => ({
      _id: params.id,
      ...(await useCases.deleteBlueprint(params.id, editorOf(identity))),
    })),
    handle(contract.restoreBlueprint, async ({ params }) => view(await useCases.restoreBlueprint(params.id))),
    handle(contract.drawPaper, async ({ params, body }) => {
      const { seed, rows } = await useCases.drawPaper({ ...params, ...body, seed: body.seed });
      return {
        seed,
        rows: rows.map(({ rowId, questions, missing }) => ({
          rowId,
          questions: questions.map(viewQuestion),
          missing,
        })),
      };
    }),
  ];
}

function draftOf(body: z.output<typeof shapes.blueprintInput>): BlueprintDraft {
  const { title, rows, unusedDays, notInPapers, seed } = body;
  return { title, rows, unusedDays, notInPapers, seed };
}

function viewListed(stored: Blueprint): shapes.ListedBlueprint {
  const { _id, title, rows, unusedDays, notInPapers, seed, questions, edited } = stored;
  return {
    _id,
    title,
    rows: rows.map((row) => ({ ...row, tags: [...row.tags] })),
    unusedDays,
    notInPapers: [...notInPapers],
    seed,
    questions,
    ...editedView(edited),
  };
}
