import { setImmediate } from 'node:timers/promises';
import type { SubmittedAttempt } from '../domain/attempt.ts';

interface SubmittedBatches {
  submittedIn(examId: string, after: string | null, limit: number): Promise<readonly SubmittedAttempt[]>;
}

/** Their documents are a few kB each. */
const batchSize = 200;

/** Every submitted attempt at the exam, a batch in memory at a time; between batches the process answers calls. */
export async function* submittedAttempts(
  attempts: SubmittedBatches,
  examId: string,
): AsyncGenerator<SubmittedAttempt> {
  let after: string | null = null;
  for (;;) {
    const batch: readonly SubmittedAttempt[] = await attempts.submittedIn(examId, after, batchSize);
    yield* batch;
    after = batch.at(-1)?._id ?? null;
    if (batch.length < batchSize) return;
    await setImmediate();
  }
}
