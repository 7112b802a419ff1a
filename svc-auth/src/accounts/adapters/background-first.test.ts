import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackgroundFirst } from './background-first.ts';

describe('what is computed in the background first', () => {
  const started: string[] = [];
  let background: PromiseWithResolvers<string>;
  beforeEach(() => {
    vi.useFakeTimers();
    started.length = 0;
    background = Promise.withResolvers();
  });
  afterEach(() => vi.useRealTimers());

  const compute = () =>
    createBackgroundFirst<string, string>({
      inBackground(task) {
        started.push(`${task} in the background`);
        return background.promise;
      },
      async atLowPriority(task) {
        started.push(`${task} at low priority`);
        return `${task} at low priority`;
      },
      overdueMs: 100,
    });

  it('stays there when it is finished in time', async () => {
    const outcome = compute()('a hash');
    await vi.advanceTimersByTimeAsync(99);
    background.resolve('from the background');
    expect(await outcome).toBe('from the background');
    await vi.advanceTimersByTimeAsync(1000);
    expect(started).toEqual(['a hash in the background']);
  });

  it('is computed at low priority when the background gets no processor time', async () => {
    const outcome = compute()('a hash');
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBe('a hash at low priority');
  });

  it('does not wait behind a task that is overdue, and returns to the background afterwards', async () => {
    const computing = compute();
    const first = computing('first');
    await vi.advanceTimersByTimeAsync(100);
    await first;
    expect(await computing('second')).toBe('second at low priority');
    background.resolve('at last');
    await vi.advanceTimersByTimeAsync(0);
    expect(await computing('third')).toBe('at last');
    expect(started.at(-1)).toBe('third in the background');
  });

  it('fails as the computation fails, once it has been overdue, too', async () => {
    const computing = compute();
    const first = computing('first');
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toBe('first at low priority');
    background.reject(new Error('the thread ended'));
    await vi.advanceTimersByTimeAsync(0);
    await expect(computing('second')).rejects.toThrow('the thread ended');
  });
});
