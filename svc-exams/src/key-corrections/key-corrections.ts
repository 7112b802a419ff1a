import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { keyCorrected } from '@pathshala/svc-exams-contract/events';
import type { AttemptPorts } from '../attempts/index.ts';
import type { PaperKeys, PaperPorts, Papers } from '../papers/index.ts';
import { onUserDeleted } from './events.ts';
import { correctionRoutes } from './http/correction-routes.ts';
import { correctPaperKey } from './use-cases/correct-paper-key.ts';
import { requirePaper } from './use-cases/corrected-paper.ts';
import { listCorrections } from './use-cases/list-corrections.ts';
import { previewCorrection } from './use-cases/preview-correction.ts';
import { remarkAttempts } from './use-cases/remark-attempts.ts';
import { remarkStoredAttempt } from './use-cases/remark-stored-attempt.ts';

/** Corrections of keys, with all attempts marked again (beyond.md 7, design §6). */
export function createKeyCorrectionsCapability(
  platform: Pick<Platform, 'now'>,
  ports: Pick<AttemptPorts, 'attempts' | 'deskAttempts'> &
    Pick<PaperPorts, 'isForStaff' | 'visibleKey'> & {
      readonly papers: Papers;
      readonly paperKeys: PaperKeys;
    },
): Capability {
  const { now } = platform;
  const dependencies = { ...ports, requirePaper: requirePaper(ports) };
  const remarkOne = remarkStoredAttempt({ ...ports, now });
  return {
    routes: correctionRoutes({
      listCorrections: listCorrections(dependencies),
      previewCorrection: previewCorrection(dependencies),
      correctPaperKey: correctPaperKey(dependencies),
      now,
    }),
    subscriptions: [onUserDeleted(ports.paperKeys)],
    publishes: [keyCorrected],
    jobs: [{ name: 'remark-attempts', everyMs: 1000, run: remarkAttempts({ ...ports, remarkOne, now }) }],
  };
}
