import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus, BusMessage } from '@pathshala/stores/bus/port';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import type { Aggregate, AggregateStore } from './aggregate.ts';
import { createAggregateStore } from './aggregate-store.ts';
import { createOutboxRelay, type OutboxRelay } from './outbox-relay.ts';

interface Counter {
  readonly _id: string;
  readonly value: number;
}

const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent } as never;
const event = { name: 'tests.counter.counted.v1', data: {} } as const;

let folder: string;
let documents: DocumentStore;
let counters: Collection<Counter & Aggregate>;
let store: AggregateStore<Counter>;
let relays: OutboxRelay[];
let ids: number;
/** The time in which the store answers an insert that it has made. */
let answerDelayMs: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relay-'));
  documents = await openSqliteDocuments({ file: join(folder, 'documents.sqlite') });
  counters = documents.collection('counters');
  ids = 0;
  answerDelayMs = 0;
  const insertOne = counters.insertOne.bind(counters);
  counters.insertOne = async (document) => {
    await insertOne(document);
    await wait(answerDelayMs);
  };
  store = createAggregateStore<Counter>({
    collection: counters,
    now: Date.now,
    newId: () => `e${String((ids += 1)).padStart(5, '0')}`,
  });
  relays = [];
});

afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  await documents.close();
  await rm(folder, { recursive: true });
});

function relayTo(
  publish: Bus['publish'],
  {
    ready = async () => true,
    pollMs = 20,
    aggregates = ['counters'],
  }: { ready?: Bus['ready']; pollMs?: number; aggregates?: readonly string[] } = {},
): void {
  const bus = { publish, ready };
  relays.push(createOutboxRelay({ documents, bus, aggregates, now: Date.now, log: silent, pollMs }));
}

const insert = (id: string, events = 1) =>
  store.insert(
    { _id: id, value: 0 },
    Array.from({ length: events }, () => event),
  );

const count = (id: string) =>
  store.update(id, ({ value, ...state }) => ({ state: { ...state, value: value + 1 }, events: [event] }));

async function drained(): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if ((await counters.countDocuments({ outboxAt: { $gt: 0 } })) === 0) return;
    await wait(10);
  }
  throw new Error('events still wait in their outbox');
}

describe('the relay', () => {
  it('keeps an event that a command adds while the one before is being published', async () => {
    const published: string[] = [];
    let isFirst = true;
    await insert('c');
    relayTo(async ({ id }) => {
      if (isFirst) {
        isFirst = false;
        await count('c');
      }
      published.push(id);
    });
    await drained();
    expect(published).toEqual(['e00001', 'e00002']);
    expect(await counters.findOne({ _id: 'c' })).toMatchObject({ value: 1, outbox: [], outboxAt: null });
  });

  it('publishes again what the bus took without saying so [EVT-01]', async () => {
    const published: string[] = [];
    await insert('c', 2);
    relayTo(async ({ id }) => {
      published.push(id);
      if (published.length === 2) throw new Error('the confirm was lost');
    });
    await drained();
    expect(published).toEqual(['e00001', 'e00002', 'e00002']);
  });

  it('publishes what a process left behind that ended before the publish [EVT-01]', async () => {
    await insert('c', 3);
    await documents.close();
    documents = await openSqliteDocuments({ file: join(folder, 'documents.sqlite') });
    counters = documents.collection('counters');
    const published: string[] = [];
    relayTo(async ({ id }) => void published.push(id));
    await drained();
    expect(published).toEqual(['e00001', 'e00002', 'e00003']);
  });

  it('publishes the events of one aggregate in their order, and those of many side by side', async () => {
    const sequences = new Map<string, number[]>();
    let atOnce = 0;
    let atOnceMax = 0;
    await Promise.all(Array.from({ length: 50 }, (_, index) => insert(`c${index}`, 4)));
    relayTo(async ({ body }: BusMessage) => {
      const { aggregateId, sequence } = JSON.parse(body) as { aggregateId: string; sequence: number };
      atOnce += 1;
      atOnceMax = Math.max(atOnceMax, atOnce);
      await wait(Math.random() * 5);
      atOnce -= 1;
      sequences.set(aggregateId, [...(sequences.get(aggregateId) ?? []), sequence]);
    });
    await drained();
    expect([...sequences.values()]).toEqual(Array.from({ length: 50 }, () => [1, 2, 3, 4]));
    expect(atOnceMax).toBeGreaterThan(20);
  });

  it('drains more than it takes at once, each event one time', async () => {
    const published: string[] = [];
    await Promise.all(Array.from({ length: 1500 }, (_, index) => insert(`c${index}`)));
    relayTo(async ({ id }) => void published.push(id));
    await drained();
    expect(new Set(published).size).toBe(1500);
    expect(published).toHaveLength(1500);
  });

  it('publishes what its writers tell of, without a poll, also what comes before the last is out', async () => {
    const published: string[] = [];
    relayTo(async ({ id }) => void published.push(id), { pollMs: 60_000 });
    await drained();
    for (let round = 1; round <= 4; round += 1) {
      await insert(`c${round}`);
      await count(`c${round}`);
      if (round % 2 === 0) await wait(50);
      await count(`c${round}`);
      await drained();
    }
    expect(published).toEqual(
      Array.from({ length: 12 }, (_, index) => `e${String(index + 1).padStart(5, '0')}`),
    );
    expect(await counters.findOne({ _id: 'c4' })).toMatchObject({ outbox: [], outboxAt: null, sequence: 3 });
  });

  it('lets others pass when one aggregate is refused', async () => {
    const published: string[] = [];
    await insert('refused');
    await insert('fine');
    relayTo(async ({ id }) => {
      if (id === 'e00001' && published.length < 3) {
        published.push('refused');
        throw new Error('no queue is bound');
      }
      published.push(id);
    });
    await wait(100);
    expect(published).toEqual(['refused', 'e00002']);
    await drained();
    expect(published.at(-1)).toBe('e00001');
  });

  it('lets other collections pass when an event of one is refused again and again', async () => {
    const published: string[] = [];
    await documents.collection<Counter & Aggregate>('others').insertOne({
      _id: 'o',
      value: 0,
      rev: 1,
      sequence: 1,
      outbox: [
        { id: 'refused', name: event.name, sequence: 1, occurredAt: '2026-01-01T00:00:00.000Z', data: {} },
      ],
      outboxAt: 1,
    });
    await insert('c');
    const publish = async ({ id }: BusMessage): Promise<void> => {
      if (id === 'refused') throw new Error('no queue is bound');
      published.push(id);
    };
    relayTo(publish, { pollMs: 2_000, aggregates: ['others', 'counters'] });
    await wait(300);
    expect(published).toEqual(['e00001']);
  });

  it('asks nothing of a bus that is not ready, and goes on within two seconds of its return [EVT-02]', async () => {
    let isReady = false;
    const published: string[] = [];
    await insert('c');
    relayTo(async ({ id }) => void published.push(id), { ready: async () => isReady });
    await wait(100);
    expect(published).toEqual([]);
    isReady = true;
    const back = Date.now();
    await drained();
    expect(Date.now() - back).toBeLessThan(2000);
    expect(published).toEqual(['e00001']);
  });

  it('publishes what a process wrote whose clock was an hour ahead [EVT-01]', async () => {
    const ahead = createAggregateStore<Counter>({
      collection: counters,
      now: () => Date.now() + 3_600_000,
      newId: () => 'of-tomorrow',
    });
    await ahead.insert({ _id: 'c', value: 0 }, [event]);
    const published: string[] = [];
    relayTo(async ({ id }) => void published.push(id));
    await drained();
    expect(published).toEqual(['of-tomorrow']);
  });

  it('publishes once what it reads from the store before the write is answered to its writer', async () => {
    const published: string[] = [];
    relayTo(async ({ id }) => void published.push(id), { pollMs: 200 });
    await drained();
    answerDelayMs = 250;
    await Promise.all(Array.from({ length: 20 }, (_, index) => insert(`c${index}`)));
    await wait(100);
    expect(new Set(published).size).toBe(20);
    expect(published).toHaveLength(20);
  });

  it('loses nothing when two relays share a store and commands go on', async () => {
    const published: string[] = [];
    const publish = async ({ id }: BusMessage): Promise<void> => {
      await wait(Math.random() * 3);
      published.push(id);
    };
    await Promise.all(Array.from({ length: 5 }, (_, index) => insert(`c${index}`)));
    relayTo(publish);
    relayTo(publish);
    for (let round = 0; round < 40; round += 1) {
      await Promise.all(Array.from({ length: 5 }, (_, index) => count(`c${index}`)));
    }
    await drained();
    expect([...new Set(published)].sort()).toEqual(
      Array.from({ length: 205 }, (_, index) => `e${String(index + 1).padStart(5, '0')}`),
    );
  });
});
