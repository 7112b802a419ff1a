import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BusMessage } from '@pathshala/stores/bus/port';
import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import type { Aggregate } from './aggregate.ts';
import { createAggregateStore } from './aggregate-store.ts';
import { createOutboxRelay, type OutboxRelay } from './outbox-relay.ts';
import { createLease } from './lease.ts';

interface Counter extends StoredDocument {
  readonly value: number;
}

const silent = { warn() {} };
const event = { name: 'tests.counter.counted.v1', data: {} } as const;

let folder: string;
let documents: DocumentStore;
let relays: OutboxRelay[];
let published: string[];
let ids: number;
/** The time that all processes skip. */
let skippedMs: number;
const now = (): number => Date.now() + skippedMs;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replicas-'));
  documents = await openSqliteDocuments({ file: join(folder, 'documents.sqlite') });
  relays = [];
  published = [];
  ids = 0;
  skippedMs = 0;
});

afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  await documents.close();
  await rm(folder, { recursive: true });
});

/** The collection as another process has it: an object of its own, so that no signal of this process reaches its relay. */
const ofOtherProcess = <T extends StoredDocument>(collection: Collection<T>): Collection<T> =>
  new Proxy(collection, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

interface Replica {
  readonly count: (id: string) => Promise<unknown>;
  readonly insert: (id: string) => Promise<unknown>;
  startRelay(): void;
}

function replica(publish: (message: BusMessage) => Promise<void>): Replica {
  const collections = new Map<string, Collection<StoredDocument>>();
  const store: DocumentStore = {
    isShared: true,
    collection<T extends StoredDocument>(name: string): Collection<T> {
      const known = collections.get(name) ?? ofOtherProcess(documents.collection(name));
      collections.set(name, known);
      return known as unknown as Collection<T>;
    },
    ping: () => documents.ping(),
    close: async () => undefined,
  };
  const counters = createAggregateStore<Counter>({
    collection: store.collection<Counter & Aggregate>('counters'),
    now,
    newId: () => `e${String((ids += 1)).padStart(5, '0')}`,
  });
  return {
    insert: (id) => counters.insert({ _id: id, value: 0 }, [event]),
    count: (id) =>
      counters.update(id, ({ value, ...state }) => ({
        state: { ...state, value: value + 1 },
        events: [event],
      })),
    startRelay() {
      const bus = { publish, ready: async () => true };
      const aggregates = ['counters'];
      relays.push(createOutboxRelay({ documents: store, bus, aggregates, now, log: silent, pollMs: 50 }));
    },
  };
}

const publishSlowly = async ({ id }: BusMessage): Promise<void> => {
  await wait(Math.random() * 3);
  published.push(id);
};

async function drained(): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if ((await documents.collection('counters').countDocuments({ outboxAt: { $gt: 0 } })) === 0) return;
    await wait(10);
  }
  throw new Error('events still wait in their outbox');
}

/** Returns the events that were published twice. */
const doubles = (): readonly string[] => published.filter((id, index) => published.indexOf(id) !== index);

describe.each([1, 2, 4])('%i processes on one store', (processes) => {
  it('publish a backlog, and what is written meanwhile, each event once', async () => {
    const all = Array.from({ length: processes }, () => replica(publishSlowly));
    const backlog = 1_000;
    for (let n = 0; n < backlog; n += 1) await all[n % processes]?.insert(`old${n}`);
    skippedMs = 8_000;
    for (const process of all) process.startRelay();
    for (let n = 0; n < 100; n += 1) {
      const { insert, count } = all[n % processes] as Replica;
      await insert(`new${n}`);
      await count(`new${n}`);
      await wait(1);
    }
    await drained();
    expect(doubles()).toEqual([]);
    expect(published).toHaveLength(backlog + 200);
  });
});

describe('two processes on one store', () => {
  it('leave a fresh event to the one that wrote it, and take it over when that one has ended', async () => {
    const [ended, other] = [replica(publishSlowly), replica(publishSlowly)];
    await ended.insert('c');
    other.startRelay();
    await wait(150);
    expect(published).toEqual([]);
    skippedMs = 1_000;
    await drained();
    expect(published).toHaveLength(1);
  });

  it('publish the second event of an aggregate after the first, whichever of both wrote it', async () => {
    const [first, second] = [replica(publishSlowly), replica(publishSlowly)];
    first.startRelay();
    second.startRelay();
    await first.insert('c');
    for (let n = 0; n < 20; n += 1) await (n % 2 === 0 ? second : first).count('c');
    skippedMs = 1_000;
    await drained();
    expect([...new Set(published)]).toEqual(
      Array.from({ length: 21 }, (_, n) => `e${String(n + 1).padStart(5, '0')}`),
    );
  });
});

describe('the lease of a relay', () => {
  it('belongs to one process until it is released or five seconds are over', async () => {
    const [first, second] = ['first', 'second'].map((holder) =>
      createLease(documents, { id: 'outbox', holder, now }),
    );
    expect(await first?.hold()).toBe(true);
    expect(await second?.hold()).toBe(false);
    expect(await first?.hold()).toBe(true);
    await second?.release();
    expect(await second?.hold()).toBe(false);
    await first?.release();
    expect(await second?.hold()).toBe(true);
    skippedMs = 5_001;
    expect(await first?.hold()).toBe(true);
  });

  it('is taken by one of many that ask at once', async () => {
    const leases = Array.from({ length: 20 }, (_, n) =>
      createLease(documents, { id: 'outbox', holder: `h${n}`, now }),
    );
    const held = await Promise.all(leases.map((lease) => lease.hold()));
    expect(held.filter(Boolean)).toHaveLength(1);
  });
});
