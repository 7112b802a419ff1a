import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTakeTurn, createTurns } from './turns.ts';
import type { Upstream } from './upstream.ts';

/** What a turn knows of a call: whether all of it is there, and the end of its answer. */
function fakeCall(isComplete = true) {
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  const request = { complete: isComplete };
  return {
    call: {
      request: request as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
    },
    answer: () => response.emit('prefinish'),
    breakOff: () => response.emit('close'),
  };
}

describe('calls that come in one instant', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function crowd(count: number, most: number, isComplete = true) {
    const turns = createTurns(most);
    const begun: number[] = [];
    const calls = Array.from({ length: count }, (_, index) => {
      const one = fakeCall(isComplete);
      turns.take(one.call, () => void begun.push(index));
      return one;
    });
    return { begun, calls };
  }

  it('are worked off in the order in which they came, so many at once', () => {
    const { begun, calls } = crowd(5, 2);
    expect(begun).toEqual([0, 1]);
    calls[1]?.answer();
    expect(begun).toEqual([0, 1, 2]);
    for (const { answer } of calls) answer();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('give their place away once, whether they are answered or broken off', () => {
    const { begun, calls } = crowd(4, 1);
    calls[0]?.answer();
    calls[0]?.breakOff();
    expect(begun).toEqual([0, 1]);
    calls[1]?.breakOff();
    expect(begun).toEqual([0, 1, 2]);
  });

  it('do not wait for those who are slow to send', async () => {
    const { begun } = crowd(3, 1, false);
    expect(begun).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([0, 1, 2]);
  });

  it('do not wait for those who hang', async () => {
    const { begun, calls } = crowd(4, 1);
    await vi.advanceTimersByTimeAsync(400);
    calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(400);
    expect(begun).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('do not wait for calls of another service, nor does a page', () => {
    const upstreams = [{ prefixes: ['/auth'] }, { prefixes: ['/exams'] }] as unknown as Upstream[];
    const takeTurn = createTakeTurn(upstreams);
    const begun: string[] = [];
    const come = (key: string) =>
      takeTurn(fakeCall().call, { key, path: key, search: '' }, () => void begun.push(key));
    for (let index = 0; index < 600; index += 1) come('/api/auth/login');
    expect(begun).toHaveLength(512);
    come('/api/exams/attempts');
    come('/exams');
    expect(begun.slice(512)).toEqual(['/api/exams/attempts', '/exams']);
  });
});
