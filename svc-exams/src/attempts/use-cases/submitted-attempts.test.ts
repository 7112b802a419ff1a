import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { SubmittedAttempt } from '../domain/attempt.ts';
import { submittedAttempts } from './submitted-attempts.ts';

const attempt = (index: number) => ({ _id: String(index).padStart(4, '0') }) as SubmittedAttempt;
const stored = Array.from({ length: 450 }, (_, index) => attempt(index));

/** A store that answers synchronously, like one in the same process. */
const batches = {
  submittedIn: (_examId: string, after: string | null, limit: number) => {
    const from = after === null ? 0 : Number(after) + 1;
    return Promise.resolve(stored.slice(from, from + limit));
  },
};

describe('reading all attempts at an exam', () => {
  it('reads them in batches, and answers others between two of them', async () => {
    let answered = 0;
    const reading = new AbortController();
    const others = (async () => {
      while (!reading.signal.aborted) {
        await setImmediate();
        answered += 1;
      }
    })();
    const read: string[] = [];
    for await (const { _id } of submittedAttempts(batches, 'exam1')) read.push(_id);
    reading.abort();
    const whileReading = answered;
    await others;
    expect(read).toEqual(stored.map(({ _id }) => _id));
    expect(whileReading).toBeGreaterThanOrEqual(2);
  });
});
