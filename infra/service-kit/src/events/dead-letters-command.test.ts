import { beforeEach, describe, expect, it } from 'vitest';
import type { DeadLetter } from '@pathshala/stores/bus/port';
import { runDeadLettersCommand } from './dead-letters-command.ts';

const letter: DeadLetter = {
  id: 'e1',
  routingKey: 'exams.exam.submitted.v1',
  body: '{"data":1}',
  headers: {},
  queue: 'svc-catalog.events',
  reason: 'Error: no such course',
  failedAt: '2026-11-21T08:00:00.000Z',
  attempts: 4,
};

let printed: string;
let replayed: unknown[];
let asked: unknown[];

const bus = {
  deadLetters: async (queue: string, limit?: number) => {
    asked = [queue, limit];
    return queue === letter.queue ? [letter] : [];
  },
  replay: async (queue: string, ids?: readonly string[]) => {
    replayed = [queue, ids];
    return ids?.length ?? 7;
  },
};

const run = (...args: string[]) =>
  runDeadLettersCommand({
    bus,
    args,
    print: (text) => {
      printed += text;
    },
  });

beforeEach(() => {
  printed = '';
  replayed = [];
  asked = [];
});

describe('the dead-letters command', () => {
  it('lists what failed, with its reason and its body', async () => {
    expect(await run('list', letter.queue)).toBe(0);
    expect(asked).toEqual([letter.queue, 100]);
    for (const part of ['e1', letter.routingKey, '4 times', letter.failedAt, letter.reason, letter.body]) {
      expect(printed).toContain(part);
    }
  });

  it('says when there is nothing', async () => {
    expect(await run('list', 'svc-auth.events', '5')).toBe(0);
    expect(asked).toEqual(['svc-auth.events', 5]);
    expect(printed).toBe('nothing is parked for svc-auth.events\n');
  });

  it('replays all, or those that are named [EVT-02]', async () => {
    expect(await run('replay', letter.queue)).toBe(0);
    expect(replayed).toEqual([letter.queue, undefined]);
    expect(await run('replay', letter.queue, 'e1', 'e2')).toBe(0);
    expect(replayed).toEqual([letter.queue, ['e1', 'e2']]);
    expect(printed).toBe('7 returned to svc-catalog.events\n2 returned to svc-catalog.events\n');
  });

  it.each([[[]], [['list']], [['drop', 'q']], [['list', 'q', 'many']], [['list', 'q', '0']]])(
    'explains itself when it is told %j',
    async (words) => {
      expect(await run(...words)).toBe(2);
      expect(printed).toContain('dead-letters replay <queue>');
      expect(replayed).toEqual([]);
    },
  );
});
