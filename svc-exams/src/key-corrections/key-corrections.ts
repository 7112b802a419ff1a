import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { keyCorrected } from '@pathshala/svc-exams-contract/events';
import type { AttemptPorts } from '../attempts/index.ts';
import type { Keys, PaperPorts, Papers } from '../papers/index.ts';
import { onUserDeleted } from './events.ts';
import type { PaperKeys } from './ports.ts';
import { correctionRoutes } from './http/correction-routes.ts';
import {
  createDocumentPaperKeys,
  paperKeyAggregates,
  paperKeyIndexes,
} from './storage/document-paper-keys.ts';
import { correctPaperKey } from './use-cases/correct-paper-key.ts';
import { listCorrections } from './use-cases/list-corrections.ts';
import { previewCorrection } from './use-cases/preview-correction.ts';
import { remarkAttempts } from './use-cases/remark-attempts.ts';

/** Corrections of keys, with all attempts marked again (beyond.md 7, design §6). */
export function createKeyCorrectionsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  ports: Pick<AttemptPorts, 'attempts'> &
    Pick<PaperPorts, 'isForStaff' | 'visibleKey'> & { readonly papers: Papers; readonly keys: Keys },
): Capability & { readonly ports: { readonly paperKeys: Pick<PaperKeys, 'find'> } } {
  const { now } = platform;
  const paperKeys = createDocumentPaperKeys(platform);
  const dependencies = { ...ports, paperKeys, now };
  return {
    ports: { paperKeys },
    routes: correctionRoutes({
      listCorrections: listCorrections(dependencies),
      previewCorrection: previewCorrection(dependencies),
      correctPaperKey: correctPaperKey(dependencies),
      now,
    }),
    subscriptions: [onUserDeleted(paperKeys)],
    publishes: [keyCorrected],
    aggregates: paperKeyAggregates,
    indexes: paperKeyIndexes,
    jobs: [{ name: 'remark-attempts', everyMs: 1000, run: remarkAttempts(dependencies) }],
  };
}
