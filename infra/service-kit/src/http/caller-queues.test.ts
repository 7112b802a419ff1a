import { setImmediate as nextRound } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallerQueues } from './caller-queues.ts';

const address = '203.0.113.7';
const student = { role: 'student', userId: 'a', address } as const;
const another = { role: 'student', userId: 'b', address } as const;
const visitor = { role: 'visitor', userId: null, address } as const;

describe('the queues of callers', () => {
  it('let a few of one caller run at once, the others in their order, and nobody else wait', async () => {
    const run = createCallerQueues(() => 0);
    const log: string[] = [];
    const call = (caller: typeof student | typeof another, name: string) =>
      run(caller, async () => {
        log.push(name);
        await nextRound();
        log.push(`${name} ends`);
      });
    await Promise.all([
      ...['1', '2', '3', '4', '5', '6'].map((name) => call(student, name)),
      call(another, 'b'),
    ]);
    expect(log.slice(0, 4)).toEqual(['1', '2', '3', 'b']);
    expect(log.filter((entry) => !entry.includes('ends')).slice(4)).toEqual(['4', '5', '6']);
  });

  it('go on after a call that fails', async () => {
    const run = createCallerQueues(() => 0);
    const failing = Array.from({ length: 3 }, () => run(student, () => Promise.reject(new Error('broken'))));
    const after = run(student, () => Promise.resolve('done'));
    await Promise.allSettled(failing);
    expect(await after).toBe('done');
  });

  it('are refused with 429 beyond a hundred that wait, for an account; a campus behind one address has more', async () => {
    const run = createCallerQueues(() => 0);
    const never = () => new Promise<never>(() => undefined);
    for (let n = 0; n < 103; n += 1) void run(student, never);
    await expect(run(student, never)).rejects.toMatchObject({ kind: 'too-many', code: 'common.too-many' });
    for (let n = 0; n < 1000; n += 1) void run(visitor, never);
    await expect(run(another, () => Promise.resolve('in'))).resolves.toBe('in');
  });
});

describe('the pace of calls', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is forty a second after two hundred, for one account alone', async () => {
    const time = 1_000_000;
    const run = createCallerQueues(() => time);
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
    for (let n = 0; n < 200; n += 1) await run(student, work);
    const later = run(student, work);
    await nextRound();
    expect(work).toHaveBeenCalledTimes(200);
    await run(another, work);
    expect(work).toHaveBeenCalledTimes(201);
    await vi.advanceTimersByTimeAsync(1000 / 40 + 1);
    await later;
    expect(work).toHaveBeenCalledTimes(202);
  });

  it('is forgotten by a caller who rests', async () => {
    let time = 1_000_000;
    const run = createCallerQueues(() => time);
    for (let n = 0; n < 200; n += 1) await run(student, () => Promise.resolve());
    time += 5000;
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
    for (let n = 0; n < 200; n += 1) await run(student, work);
    expect(work).toHaveBeenCalledTimes(200);
  });
});
