import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureSaves } from '../src/save-burst.ts';

const attempt = {
  player: { id: 's1', sid: 'sid', address: '10.0.0.1', token: 'token' },
  attemptId: 'a1',
  paperUrl: '/exams/papers/p1',
  questions: [{ _id: 'q1', options: [{ _id: 'o1' }] }],
};

let server: Server;
let port: number;
let saves: number;
let afterSaves: (() => void)[];

beforeEach(async () => {
  saves = 0;
  afterSaves = [];
  server = createServer((request, response) => {
    request.resume().once('end', () => {
      saves += 1;
      response.end('{}');
      for (const notify of afterSaves) notify();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => void server.close());

/** Resolves when so many more saves have arrived. */
function untilSaved(count: number): Promise<void> {
  const goal = saves + count;
  return new Promise((resolve) => {
    afterSaves.push(() => {
      if (saves >= goal) resolve();
    });
  });
}

describe('the saves of one student beside a crowd (P4)', () => {
  it('go on until the last one of the crowd has its answer, first of its starts, then of its submits', async () => {
    const steps: string[] = [];
    const crowd = {
      async all(step: 'start' | 'submit') {
        steps.push(step);
        await untilSaved(5);
      },
      leave: async () => undefined,
    };
    const measured = await measureSaves(
      { port, cpuSeconds: () => 0 },
      { attempt, crowd },
      { rounds: 1, savesAtRest: 3 },
    );
    expect(steps).toEqual(['start', 'submit', 'start', 'submit']);
    expect(saves).toBeGreaterThanOrEqual(4 * (3 + 5));
    expect(measured.ratio.median).toBeCloseTo(measured.loadedP99Ms / measured.restP99Ms);
  });

  it('are void when one of the crowd is refused', async () => {
    const crowd = {
      all: () => Promise.reject(new Error('1 of 5000 could not start')),
      leave: async () => undefined,
    };
    const measuring = measureSaves(
      { port, cpuSeconds: () => 0 },
      { attempt, crowd },
      { rounds: 1, savesAtRest: 1 },
    );
    await expect(measuring).rejects.toThrow('could not start');
  });
});
