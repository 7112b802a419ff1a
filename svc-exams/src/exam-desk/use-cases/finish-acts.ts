import type { ExamDesks } from '../ports.ts';
import type { applyAct } from './apply-act.ts';

/** Longer than any call that applies its act itself. */
const takeOverAfterMs = 30_000;

export interface FinishActsDependencies {
  readonly desks: ExamDesks;
  readonly applyAct: ReturnType<typeof applyAct>;
  readonly now: () => number;
}

/** Finishes acts whose process died between recording and applying them. */
export function finishActs({ desks, applyAct, now }: FinishActsDependencies) {
  return async (): Promise<void> => {
    for (const desk of await desks.unfinishedBefore(now() - takeOverAfterMs)) {
      for (const act of desk.unfinished) await applyAct(desk._id, act);
    }
  };
}
