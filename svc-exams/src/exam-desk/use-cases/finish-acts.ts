import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import type { ExamDesks } from '../ports.ts';
import type { applyAct } from './apply-act.ts';

/** Longer than any call that applies its act itself. */
const takeOverAfterMs = 30_000;

interface FinishActsDependencies {
  readonly desks: ExamDesks;
  readonly applyAct: ReturnType<typeof applyAct>;
  readonly now: () => number;
}

/** Finishes acts whose process died between recording and applying them. */
export function finishActs({ desks, applyAct, now }: FinishActsDependencies) {
  return async (): Promise<void> => {
    const found = await desks.unfinishedBefore(now() - takeOverAfterMs);
    const acts = found.flatMap((desk) => desk.unfinished.map((act) => ({ examId: desk._id, act })));
    await forEachSettled(acts, async ({ examId, act }) => void (await applyAct(examId, act)));
  };
}
