import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { ExamUse, ExamUses, Questions } from '../ports.ts';

/** The number of writes that share a disk flush without delaying the saves of others. */
const writesAtOnce = 50;

interface RecordUseDependencies {
  readonly questions: Questions;
  readonly examUses: ExamUses;
}

/**
 * The exam's list names the old and the new questions until all of them have been changed, so that a repeat after a crash
 * finds every question that may still name the exam.
 */
export function recordUse({ questions, examUses }: RecordUseDependencies) {
  return async ({ examId, questionIds, ...facts }: ExamUse): Promise<void> => {
    const before = (await examUses.find(examId))?.questionIds ?? [];
    const now = new Set(questionIds);
    if (before.length === 0 && now.size === 0) return;
    await examUses.put({ examId, ...facts, questionIds: [...new Set([...before, ...now])] });
    await mapInBatches([...now], writesAtOnce, (id) => questions.addUse(id, examId));
    const dropped = before.filter((id) => !now.has(id));
    await mapInBatches(dropped, writesAtOnce, (id) => questions.removeUse(id, examId));
    if (now.size === 0) await examUses.remove(examId);
    else await examUses.put({ examId, ...facts, questionIds: [...now] });
  };
}
