import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission, createAdmissionQueue } from './admission-queue.ts';
import type { ApiResponse } from './api-context.ts';
import type { Upstream } from './upstream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Admits calls by name, and has the names of those that started. */
function namedCalls(limit: number) {
  const queue = createAdmissionQueue(limit);
  const started: string[] = [];
  const responses = new Map<string, EventEmitter>();
  const admit = (
    name: string,
    { isUrgent = false, destroyed = false, during = (): void => undefined } = {},
  ) => {
    const response = Object.assign(new EventEmitter(), { destroyed });
    responses.set(name, response);
    const call = {
      request: { complete: true } as IncomingMessage,
      response: response as unknown as ServerResponse,
      isUrgent: () => isUrgent,
    };
    queue.admit(call, () => {
      started.push(name);
      during();
    });
  };
  return { admit, started, answer: (name: string) => responses.get(name)?.emit('prefinish') };
}

describe('the admission of calls', () => {
  it('starts all that wait once no call has ended for half a second, the urgent ones too', () => {
    const { admit, started } = namedCalls(1);
    admit('first');
    const urgent = ['a', 'b', 'c', 'd', 'e'];
    for (const name of urgent) admit(name, { isUrgent: true });
    vi.advanceTimersByTime(499);
    expect(started).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(started).toEqual(['first', ...urgent]);
  });

  it('counts that half a second anew for the next that waits, once the queue was empty', () => {
    const { admit, started, answer } = namedCalls(1);
    admit('a');
    admit('b');
    vi.advanceTimersByTime(400);
    answer('a');
    vi.advanceTimersByTime(50);
    admit('c');
    vi.advanceTimersByTime(499);
    expect(started).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('lets no call pass the others that wait, also where it arrives while they are started', () => {
    const { admit, started } = namedCalls(512);
    for (let at = 0; at < 64; at += 1) admit('earlier');
    admit('a', { during: () => admit('c') });
    admit('b');
    vi.advanceTimersToNextTimer();
    expect(started.slice(64)).toEqual(['a', 'b', 'c']);
  });

  it('keeps no slot for a client that has gone', () => {
    const { admit, started } = namedCalls(1);
    admit('gone', { destroyed: true });
    admit('next');
    expect(started).toEqual(['gone', 'next']);
  });
});

describe('the calls of a service', () => {
  const isUrgent = (method: string, path: string) => method === 'PUT' && path === '/exams/attempts/1/answers';
  const exams = { name: 'svc-exams', isUrgent } as Upstream;

  function arrivals(upstream: Upstream) {
    const admit = createAdmission({ upstreams: [upstream], now: Date.now });
    const started: string[] = [];
    return {
      started,
      arrive(method: string, path: string) {
        const locals = { upstream, target: { path }, arrivedAt: null as number | null };
        const response = Object.assign(new EventEmitter(), { destroyed: false, locals });
        const request = { complete: true, method } as Request;
        void admit(request, response as unknown as ApiResponse, () => void started.push(`${method} ${path}`));
        return { locals, answer: () => response.emit('prefinish') };
      },
      /** All 512 slots are taken, by 64 calls in each turn of the event loop. */
      fill() {
        return Array.from({ length: 512 }, (_, at) => {
          if (at % 64 === 0) vi.advanceTimersByTime(1);
          return this.arrive('GET', '/api/exams');
        });
      },
    };
  }

  it('start before the others where the service says that they are urgent', () => {
    const calls = arrivals(exams);
    const first = calls.fill();
    vi.advanceTimersByTime(1);
    calls.arrive('POST', '/api/exams/attempts/1/answers');
    calls.arrive('PUT', '/api/exams/attempts/1/submit');
    calls.arrive('PUT', '/api/exams/attempts/1/answers');
    for (const { answer } of first.slice(0, 3)) answer();
    expect(calls.started.slice(512)).toEqual([
      'PUT /api/exams/attempts/1/answers',
      'POST /api/exams/attempts/1/answers',
      'PUT /api/exams/attempts/1/submit',
    ]);
  });

  it('state when they arrived where they have waited for more than a second, not for a second', () => {
    const calls = arrivals({ name: 'svc-exams' } as Upstream);
    const first = calls.fill();
    vi.advanceTimersByTime(1);
    const arrivedAt = Date.now();
    const [one, other] = [calls.arrive('GET', '/api/exams'), calls.arrive('GET', '/api/exams')];
    vi.setSystemTime(arrivedAt + 1000);
    first[0]?.answer();
    vi.setSystemTime(arrivedAt + 1001);
    first[1]?.answer();
    expect([one.locals.arrivedAt, other.locals.arrivedAt]).toEqual([null, arrivedAt]);
  });
});
