import type { ExamLimits } from '@pathshala/rules/exam-limits';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../ports.ts';
import { countedSince, tooManyStarts } from '../domain/start-limits.ts';

type StartLimits = Pick<ExamLimits, 'startsOfOneExam' | 'startsOfAllExams'>;

/** Throws when a student has started too many past years within the hour. Counts the stored attempts. */
export function requireFewStarts(attempts: Attempts, limits: () => StartLimits) {
  return async (last: Attempt | null, studentId: string, now: number): Promise<void> => {
    const { startsOfOneExam, startsOfAllExams } = limits();
    const since = countedSince(now);
    const oldest = await startBefore(last, startsOfOneExam - 1);
    if (oldest !== null && oldest.startedAt > since) throw tooManyStarts(oldest.startedAt, now);
    const { count, first } = await attempts.startedSince(studentId, since);
    if (count >= startsOfAllExams && first !== null) throw tooManyStarts(first, now);
  };

  /** Attempts are numbered without gaps and an id follows from its number: one read, and none for the first attempts. */
  async function startBefore(last: Attempt | null, steps: number): Promise<Attempt | null> {
    if (last === null || last.attemptNo <= steps) return null;
    return attempts.find(attempts.idOf({ ...last, attemptNo: last.attemptNo - steps }));
  }
}
