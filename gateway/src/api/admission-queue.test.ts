import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Request } from 'express';
import { createAdmission, createAdmissionQueue } from './admission-queue.ts';
import type { ApiResponse } from './api-context.ts';
import { callsWith } from './declared-calls.ts';
import type { Upstream } from './upstream.ts';

/** A call as the queue sees it: whether its body has arrived, and how its answer goes. */
function fakeCall({ isComplete = true, isUrgent = false } = {}) {
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  const request = { complete: isComplete };
  return {
    call: {
      request: request as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
      isUrgent: () => isUrgent,
    },
    answer: () => response.emit('prefinish'),
    breakOff: () => response.emit('close'),
  };
}

describe('calls that arrive in one instant', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function admitAll(count: number, limit: number, isComplete = true) {
    const queue = createAdmissionQueue(limit);
    const started: number[] = [];
    const calls = Array.from({ length: count }, (_, index) => {
      const one = fakeCall({ isComplete });
      queue.admit(one.call, () => void started.push(index));
      return one;
    });
    return { started, calls };
  }

  it('start in order of arrival, no more than the limit at once', () => {
    const { started, calls } = admitAll(5, 2);
    expect(started).toEqual([0, 1]);
    calls[1]?.answer();
    expect(started).toEqual([0, 1, 2]);
    for (const { answer } of calls) answer();
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it('begin 64 in a turn of the event loop, which would be long otherwise', () => {
    const { started, calls } = admitAll(200, 512);
    expect(started).toHaveLength(64);
    calls[0]?.answer();
    expect(started).toHaveLength(64);
    for (const count of [128, 192, 200]) {
      vi.advanceTimersToNextTimer();
      expect(started).toHaveLength(count);
    }
    expect(started).toEqual(Array.from({ length: 200 }, (_, index) => index));
  });

  it('count as in progress while they wait', () => {
    let inProgress = 0;
    const queue = createAdmissionQueue(1, {
      requestStarted: () => void (inProgress += 1),
      requestEnded: () => void (inProgress -= 1),
    });
    const calls = Array.from({ length: 3 }, () => fakeCall());
    for (const { call } of calls) queue.admit(call, () => undefined);
    expect(inProgress).toBe(3);
    calls[0]?.answer();
    expect(inProgress).toBe(2);
    calls[1]?.breakOff();
    calls[2]?.answer();
    expect(inProgress).toBe(0);
  });

  it('free their slot once, whether they are answered or broken off', () => {
    const { started, calls } = admitAll(4, 1);
    calls[0]?.answer();
    calls[0]?.breakOff();
    expect(started).toEqual([0, 1]);
    calls[1]?.breakOff();
    expect(started).toEqual([0, 1, 2]);
  });

  it('do not wait for a client that is slow to send', async () => {
    const { started } = admitAll(3, 1, false);
    expect(started).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual([0, 1, 2]);
  });

  it('free their slot early where they ask for it, as an event stream does', () => {
    const queue = createAdmissionQueue(1);
    const started: string[] = [];
    queue.admit(fakeCall().call, (release) => {
      started.push('event stream');
      release();
    });
    queue.admit(fakeCall().call, () => void started.push('next'));
    expect(started).toEqual(['event stream', 'next']);
  });

  it('do not wait for calls of another service, nor for a slot where no service answers', () => {
    const [auth, exams] = [{ name: 'svc-auth' }, { name: 'svc-exams' }] as Upstream[];
    const admit = createAdmission({ upstreams: [auth, exams] as Upstream[], now: Date.now });
    const started: string[] = [];
    const arrive = (upstream: Upstream | null | undefined, name: string) => {
      const { request, response } = fakeCall().call;
      const answer = Object.assign(response, {
        locals: { upstream, target: { path: '/api/anything' } },
      }) as unknown as ApiResponse;
      return admit(request as Request, answer, () => void started.push(name));
    };
    for (let turn = 0; turn < 10; turn += 1) {
      for (let index = 0; index < 60; index += 1) void arrive(auth, 'log-in');
      vi.advanceTimersByTime(1);
    }
    expect(started).toHaveLength(512);
    void arrive(exams, 'attempt');
    void arrive(null, 'nothing');
    expect(started.slice(512)).toEqual(['attempt', 'nothing']);
  });

  it('state when they arrived where they have waited for over a second, complete as they were', () => {
    const upstream = { name: 'svc-exams' } as Upstream;
    const admit = createAdmission({ upstreams: [upstream], now: Date.now });
    const arrive = (isComplete = true) => {
      const { call, answer } = fakeCall({ isComplete });
      const locals = { upstream, target: { path: '/api/exams' }, arrivedAt: null as number | null };
      const response = Object.assign(call.response, { locals }) as unknown as ApiResponse;
      void admit(call.request as Request, response, () => undefined);
      return { answer, locals };
    };
    const first = Array.from({ length: 8 }, () => {
      const inOneTurn = Array.from({ length: 64 }, () => arrive());
      vi.advanceTimersByTime(1);
      return inOneTurn;
    }).flat();
    const begun = Date.now();
    const [short, long, slow] = [arrive(), arrive(), arrive(false)];
    vi.setSystemTime(begun + 900);
    first[0]?.answer();
    vi.setSystemTime(begun + 1001);
    first[1]?.answer();
    first[2]?.answer();
    const stated = [first[0], short, long, slow].map((one) => one?.locals.arrivedAt);
    expect(stated).toEqual([null, null, begun, null]);
  });

  it('start before the others where they are urgent, but for every fourth', () => {
    const queue = createAdmissionQueue(1);
    const started: string[] = [];
    const answers: (() => unknown)[] = [];
    const arrive = (name: string, isUrgent: boolean) => {
      const { call, answer } = fakeCall({ isUrgent });
      queue.admit(call, () => {
        started.push(name);
        answers.push(answer);
      });
    };
    arrive('first', false);
    for (const name of ['start 1', 'start 2', 'start 3']) arrive(name, false);
    for (const name of ['save 1', 'save 2', 'save 3', 'save 4', 'save 5']) arrive(name, true);
    for (const answer of answers) answer();
    const alternating = ['save 1', 'save 2', 'save 3', 'start 1', 'save 4', 'save 5', 'start 2', 'start 3'];
    expect(started).toEqual(['first', ...alternating]);
  });

  it('are urgent where the contract of their service says so', () => {
    const routes = [
      { method: 'put', path: '/exams/attempts/{id}/answers', urgent: true },
      { method: 'post', path: '/exams/attempts/{id}/submit' },
    ] as const;
    const isUrgent = callsWith('urgent', routes);
    expect(isUrgent('PUT', '/exams/attempts/1/answers?late=1')).toBe(true);
    expect(isUrgent('POST', '/exams/attempts/1/submit')).toBe(false);
  });

  it('do not wait for calls that hang', async () => {
    const { started, calls } = admitAll(4, 1);
    await vi.advanceTimersByTimeAsync(400);
    calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(400);
    expect(started).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(started).toEqual([0, 1, 2, 3]);
  });
});
