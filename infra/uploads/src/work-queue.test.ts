import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

describe('a queue of work', () => {
  it('runs one task at a time, goes on after a failure, and refuses those that would wait too long', async () => {
    const run = createWorkQueue(3);
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} begins`);
      await nextRound();
      if (name === 'a') throw new Error('a failed');
      log.push(`${name} ends`);
    };
    const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => run(task(name))));
    expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected']);
    await expect(run(task('e'))).resolves.toBeUndefined();
  });
});
