import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function queueWithClock(limits = { perCaller: 3, total: 4 }) {
  let time = 0;
  const log: string[] = [];
  const run = createFairQueue({ ...limits, now: () => time });
  const task = (caller: string, name: string, ms = 100) =>
    run(caller, async () => {
      log.push(name);
      await nextRound();
      time += ms;
      if (name === 'broken') throw new Error('broken');
      return name;
    });
  return { task, log, pass: (ms: number) => (time += ms) };
}

describe('a fair queue of work', () => {
  it('runs one task at a time, and goes on after a failure', async () => {
    const { task, log } = queueWithClock();
    const results = await Promise.allSettled([task('a', 'broken'), task('a', 'two'), task('b', 'three')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(log).toEqual(['broken', 'three', 'two']);
  });

  it('starts with the task whose caller has used the least time', async () => {
    const { task, log } = queueWithClock();
    await task('greedy', 'before', 5000);
    await Promise.all([
      task('greedy', 'running'),
      task('greedy', 'second'),
      task('greedy', 'third'),
      task('new', 'late'),
    ]);
    expect(log).toEqual(['before', 'running', 'late', 'second', 'third']);
  });

  it('lets no caller wait without end: the time of waiting counts in its favour', async () => {
    const { task, log } = queueWithClock({ perCaller: 3, total: 10 });
    await task('heavy', 'before', 250);
    const heavy = [task('heavy', 'running'), task('heavy', 'heavy')];
    // One new caller after the other, each with no time used.
    for (let n = 0; n < 8; n += 1) await task(`new${n}`, `new${n}`);
    await Promise.all(heavy);
    expect(log.indexOf('heavy')).toBeLessThan(log.indexOf('new7'));
    expect(log.indexOf('heavy')).toBeGreaterThan(log.indexOf('new0'));
  });

  it('refuses what one caller has too much of with 429, and nobody else', async () => {
    const { task } = queueWithClock();
    const own = [task('a', '1'), task('a', '2'), task('a', '3')];
    await expect(task('a', '4')).rejects.toMatchObject({ kind: 'too-many', code: 'common.too-many' });
    await expect(task('b', '5')).resolves.toBe('5');
    await Promise.all(own);
    await expect(task('a', '6')).resolves.toBe('6');
  });

  it('is never full for a caller who has none in it, as long as another one has several', async () => {
    const { task } = queueWithClock();
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    const results = await Promise.allSettled(names.map((name) => task(name.slice(0, 1), name)));
    const refused = names.filter((_, at) => results[at]?.status === 'rejected');
    // The first runs, and four may wait: the newest of who has most gives its place to the sixth.
    expect(refused).toEqual(['a3']);
    expect(results[2]).toMatchObject({ reason: { kind: 'unavailable', code: 'common.unavailable' } });
  });

  it('refuses one more caller with 503 when each in the queue has a single task', async () => {
    const { task } = queueWithClock({ perCaller: 2, total: 2 });
    const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => task(name, name)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: { kind: 'unavailable' } });
  });
});
