import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../ports.ts';
import { countedSince, startsOfAllExams, startsOfOneExam, tooManyStarts } from '../domain/start-limits.ts';

/** Throws when a student has started too many past years within the hour. Counts the stored attempts. */
export function requireFewStarts(attempts: Attempts) {
  return async (last: Attempt | null, studentId: string, now: number): Promise<void> => {
    const since = countedSince(now);
    const twentieth = await startBefore(last, startsOfOneExam - 1);
    if (twentieth !== null && twentieth.startedAt > since) throw tooManyStarts(twentieth.startedAt, now);
    const { count, first } = await attempts.startedSince(studentId, since);
    if (count >= startsOfAllExams && first !== null) throw tooManyStarts(first, now);
  };

  /** Attempts are numbered without gaps and an id follows from its number: one read, and none for the first attempts. */
  async function startBefore(last: Attempt | null, steps: number): Promise<Attempt | null> {
    if (last === null || last.attemptNo <= steps) return null;
    return attempts.find(attempts.idOf({ ...last, attemptNo: last.attemptNo - steps }));
  }
}
