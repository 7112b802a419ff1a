import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit, createKeyedConcurrencyLimit } from './concurrency-limit.ts';

/** Tasks that end when the test calls `endFirst`. */
function createTasks() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    task: (index: number) => () => {
      started.push(index);
      return new Promise<number>((resolve) => ends.push(() => resolve(index)));
    },
    endFirst: () => ends.shift()?.(),
  };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('a concurrency limit', () => {
  it('runs no more tasks than allowed at once, in the order of the calls', async () => {
    const { started, task, endFirst } = createTasks();
    const limit = createConcurrencyLimit(2);
    const results = Promise.all([1, 2, 3].map((index) => limit(task(index))));
    await nextTick();
    expect(started).toEqual([1, 2]);
    endFirst();
    await nextTick();
    expect(started).toEqual([1, 2, 3]);
    endFirst();
    endFirst();
    expect(await results).toEqual([1, 2, 3]);
  });

  it('continues after a task that fails', async () => {
    const limit = createConcurrencyLimit(1);
    await expect(limit(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await limit(async () => 'next')).toBe('next');
  });

  it('rejects with a time to retry when a thousand tasks are queued', async () => {
    const { task, endFirst } = createTasks();
    const limit = createConcurrencyLimit(1);
    const accepted = Array.from({ length: 1001 }, (_, index) => limit(task(index)));
    await expect(limit(task(1001))).rejects.toMatchObject({
      kind: 'unavailable',
      detail: { retryAfterSeconds: 5 },
    });
    for (let ended = 0; ended < accepted.length; ended += 1) {
      await nextTick();
      endFirst();
    }
    expect(await Promise.all(accepted)).toHaveLength(1001);
  });
});

describe('a concurrency limit by key', () => {
  it('limits each key on its own', async () => {
    const { started, task, endFirst } = createTasks();
    const limit = createKeyedConcurrencyLimit(1);
    const results = Promise.all([limit('a', task(1)), limit('a', task(2)), limit('b', task(3))]);
    await nextTick();
    expect(started).toEqual([1, 3]);
    endFirst();
    await nextTick();
    expect(started).toEqual([1, 3, 2]);
    endFirst();
    endFirst();
    expect(await results).toEqual([1, 2, 3]);
  });
});
