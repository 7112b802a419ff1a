import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEvent, namesOf, upcastFrom, type EventName } from '@pathshala/contract-kit/event';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import type { Bus } from '@pathshala/stores/bus/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { onBehalfOf } from '../telemetry/request-scope.ts';
import { on, type Subscription } from './subscription.ts';
import { createAggregateStore } from './aggregate-store.ts';
import { createOutboxRelay } from './outbox-relay.ts';
import { declareQueue, startConsumers } from './consumers.ts';
import { pending, type Aggregate } from './aggregate.ts';

const counted = defineEvent({
  name: 'tests.counter.counted.v1',
  data: z.looseObject({ value: z.number() }),
});

interface Counter {
  readonly _id: string;
  readonly value: number;
  readonly note?: string;
}

interface Reader {
  readonly _id: string;
  readonly values: readonly number[];
}

const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent } as never;
const now = Date.now;
let ids = 0;
const newId = () => `e${(ids += 1)}`;

let folder: string;
let documents: DocumentStore;
let bus: Bus;
let counters: Collection<Counter & Aggregate>;
let readers: Collection<Reader>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-events-'));
  documents = await openSqliteDocuments({ file: path.join(folder, 'documents.sqlite') });
  bus = await openSqliteBus({ file: path.join(folder, 'bus.sqlite'), retryDelaysMs: [5, 5] });
  counters = documents.collection('counters');
  readers = documents.collection('readers');
  await readers.insertOne({ _id: 'r', values: [] });
});

afterEach(async () => {
  await bus.close();
  await documents.close();
  await rm(folder, { recursive: true });
});

const relayOptions = () => ({ documents, bus, aggregates: ['counters'], now, log: silent, pollMs: 20 });

const increment = (state: Counter) => {
  const value = state.value + 1;
  return { state: { ...state, value }, events: [pending(counted, { value })] };
};

/** Stores the value of each event once: the filter of the write excludes an event that was applied. */
const remember: Subscription = on(counted, async ({ id, data }) => {
  await readers.updateOne(
    { _id: 'r', appliedEvents: { $ne: id } },
    { $push: { values: data.value, appliedEvents: id } },
  );
});

async function listen(subscription = remember, ignoredEvents: readonly EventName[] = []) {
  await declareQueue({ bus, service: 'svc-reader', subscriptions: [counted.name] });
  const subscriptions = [subscription];
  return startConsumers({ bus, service: 'svc-reader', subscriptions, ignoredEvents, log: silent });
}

async function storedValues(count: number): Promise<readonly number[]> {
  for (let tries = 0; tries < 400; tries += 1) {
    const values = (await readers.findOne({ _id: 'r' }))?.values ?? [];
    if (values.length >= count) return values;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the reader did not get the events in time');
}

describe('an aggregate with its outbox', () => {
  it('loses no change and no event when a hundred commands meet [EVT-01]', async () => {
    const store = createAggregateStore<Counter>({ collection: counters, now, newId });
    await store.insert({ _id: 'c', value: 0 });
    await Promise.all(Array.from({ length: 100 }, () => retrying(() => store.update('c', increment))));
    expect(await store.find('c')).toEqual({ _id: 'c', value: 100 });
    const stored = await counters.findOne({ _id: 'c' });
    expect(stored?.outbox.map((entry) => entry.sequence)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  });

  it('tells every change once and in its order, though the relay removes while commands write', async () => {
    await listen();
    const relay = createOutboxRelay(relayOptions());
    const store = createAggregateStore<Counter>({ collection: counters, now, newId });
    await store.insert({ _id: 'c', value: 0 });
    for (let n = 0; n < 60; n += 1) await store.update('c', increment);
    const values = await storedValues(60);
    expect([...values].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    await relay.stop();
    expect(await counters.findOne({ _id: 'c' })).toMatchObject({ outbox: [], outboxAt: null });
  });

  it('removes a field that a rule left out', async () => {
    const store = createAggregateStore<Counter>({ collection: counters, now, newId });
    await store.insert({ _id: 'c', value: 1, note: 'x' });
    await store.update('c', ({ _id, value }) => ({ state: { _id, value } }));
    expect(await store.find('c')).toEqual({ _id: 'c', value: 1 });
  });

  it('refuses an unknown aggregate', async () => {
    const store = createAggregateStore<Counter>({ collection: counters, now, newId });
    await expect(store.update('nobody', increment)).rejects.toThrow('common.not-found');
  });
});

describe('events between services', () => {
  it('reach a consumer that was first started after the publish [EVT-02]', async () => {
    await declareQueue({ bus, service: 'svc-reader', subscriptions: [counted.name] });
    const relay = createOutboxRelay(relayOptions());
    await createAggregateStore<Counter>({ collection: counters, now, newId }).insert({ _id: 'c', value: 7 }, [
      pending(counted, { value: 7 }),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await startConsumers({ bus, service: 'svc-reader', subscriptions: [remember], log: silent });
    expect(await storedValues(1)).toEqual([7]);
    await relay.stop();
  });

  it('carry the id of the request that caused them to the log of their consumers, and to what those cause [OPS-02]', async () => {
    const lines: object[] = [];
    const log = {
      info: (facts: object) => void lines.push(facts),
      warn: (facts: object) => void lines.push(facts),
    };
    await declareQueue({ bus, service: 'svc-reader', subscriptions: [counted.name] });
    const store = createAggregateStore<Counter>({ collection: counters, now, newId });
    const relay = createOutboxRelay(relayOptions());
    const again: Subscription = on(counted, async ({ data }) => {
      if (data.value === 1) await store.update('c', increment);
    });
    await startConsumers({ bus, service: 'svc-reader', subscriptions: [again, remember], log });
    await onBehalfOf('the-request', () =>
      store.insert({ _id: 'c', value: 1 }, [pending(counted, { value: 1 })]),
    );
    expect(await storedValues(2)).toEqual([1, 2]);
    await expect.poll(() => lines).toHaveLength(2);
    expect(lines).toEqual([
      expect.objectContaining({ requestId: 'the-request' }),
      expect.objectContaining({ requestId: 'the-request' }),
    ]);
    await relay.stop();
  });

  it('have one effect when delivered a hundred times [EVT-01]', async () => {
    await listen();
    const message = {
      id: 'same',
      routingKey: counted.name,
      body: JSON.stringify({
        aggregateId: 'c',
        sequence: 1,
        occurredAt: new Date().toISOString(),
        data: { value: 1 },
      }),
      headers: {},
    };
    await Promise.all(Array.from({ length: 100 }, () => bus.publish(message)));
    await bus.publish({ ...message, id: 'other', body: message.body.replace('"value":1', '"value":2') });
    expect([...(await storedValues(2))].sort((a, b) => a - b)).toEqual([1, 2]);
  });

  it('wait in the outbox while the bus refuses them, and go out when it takes them', async () => {
    await listen();
    let isAway = true;
    const moody: Pick<Bus, 'publish' | 'ready'> = {
      ready: () => bus.ready(),
      publish: (message) => (isAway ? Promise.reject(new Error('away')) : bus.publish(message)),
    };
    const relay = createOutboxRelay({ ...relayOptions(), bus: moody });
    const store = createAggregateStore<Counter>({ collection: counters, now, newId });
    await store.insert({ _id: 'c', value: 3 }, [pending(counted, { value: 3 })]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await counters.findOne({ _id: 'c' }))?.outbox).toHaveLength(1);
    isAway = false;
    expect(await storedValues(1)).toEqual([3]);
    await relay.stop();
  });

  it('that fail are tried again, then parked, listed and replayed', async () => {
    let failures = 0;
    const fails: Subscription = on(counted, async (event) => {
      failures += 1;
      if (failures <= 3) throw new Error('not yet');
      await (remember.react as (received: unknown) => Promise<void>)(event);
    });
    await listen(fails);
    const body = JSON.stringify({
      aggregateId: 'c',
      sequence: 1,
      occurredAt: new Date().toISOString(),
      data: { value: 9 },
    });
    await bus.publish({ id: 'm', routingKey: counted.name, body, headers: {} });
    const [parked] = await eventually(() => bus.deadLetters('svc-reader.events'));
    expect(parked).toMatchObject({ id: 'm', attempts: 3, reason: expect.stringContaining('not yet') });
    expect(await bus.replay('svc-reader.events')).toBe(1);
    expect(await storedValues(1)).toEqual([9]);
    expect(await bus.deadLetters('svc-reader.events')).toEqual([]);
  });

  it('without a subscription are tried again, then parked, unless they are listed as ignored [EVT-02]', async () => {
    const former = 'tests.counter.forgotten.v1';
    const unknown = 'tests.counter.invented.v1';
    await bus.declare({ name: 'svc-reader.events', routingKeys: [former, unknown] });
    await listen(remember, [former]);
    await bus.publish({ id: 'former', routingKey: former, body: '{}', headers: {} });
    await bus.publish({ id: 'unknown', routingKey: unknown, body: '{}', headers: {} });
    const parked = await eventually(() => bus.deadLetters('svc-reader.events'));
    expect(parked).toMatchObject([
      { id: 'unknown', attempts: 3, reason: expect.stringContaining('no subscription to') },
    ]);
  });

  it('of an unknown shape are parked at once while others flow', async () => {
    await listen();
    await bus.publish({ id: 'bad', routingKey: counted.name, body: '{"data":', headers: {} });
    const body = JSON.stringify({
      aggregateId: 'c',
      sequence: 1,
      occurredAt: new Date().toISOString(),
      data: { value: 4 },
    });
    await bus.publish({ id: 'good', routingKey: counted.name, body, headers: {} });
    expect(await storedValues(1)).toEqual([4]);
    expect(await eventually(() => bus.deadLetters('svc-reader.events'))).toMatchObject([
      { id: 'bad', attempts: 1 },
    ]);
  });
});

/** A command that lost too many races is sent again, as a client would. */
async function retrying<T>(command: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await command();
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'common.conflict') throw error;
    }
  }
}

async function eventually<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await ask();
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nothing came');
}

describe('an event of which there is a new version', () => {
  const countedInWords = defineEvent({
    name: 'tests.counter.counted.v2',
    data: z.object({ words: z.string() }),
    earlier: upcastFrom(counted, ({ value }) => ({ words: `${value} times` })),
  });
  const rememberWords = on(countedInWords, async ({ data, id }) => {
    await readers.updateOne(
      { _id: 'r', appliedEvents: { $ne: id } },
      { $push: { values: data.words, appliedEvents: id } },
    );
  });
  const read = async () => (await readers.findOne({ _id: 'r' }))?.values;

  it('comes as the new one from queue, dead letters and outbox of the version before, and from publishers of both [UPG-04]', async () => {
    const store = createAggregateStore<Counter>({ collection: counters, now, newId });
    await declareQueue({ bus, service: 'svc-reader', subscriptions: [counted.name] });
    const failing = await startConsumers({
      bus,
      service: 'svc-reader',
      subscriptions: [on(counted, () => Promise.reject(new Error('not now')))],
      log: silent,
    });
    const relay = createOutboxRelay(relayOptions());
    await store.insert({ _id: 'c', value: 1 }, [pending(counted, { value: 1 })]);
    await expect.poll(() => bus.countDeadLetters('svc-reader.events')).toBe(1);
    await failing.stop();
    await store.update('c', increment);
    await expect.poll(async () => (await bus.depth('svc-reader.events')).waiting).toBe(1);
    await relay.stop();
    await store.update('c', increment);

    await declareQueue({ bus, service: 'svc-reader', subscriptions: namesOf(countedInWords) });
    const consumer = await startConsumers({
      bus,
      service: 'svc-reader',
      subscriptions: [rememberWords],
      log: silent,
    });
    const newRelay = createOutboxRelay(relayOptions());
    await bus.replay('svc-reader.events');
    await store.update('c', (state) => ({
      state,
      events: [pending(countedInWords, { words: 'many times' })],
    }));
    await expect.poll(read).toHaveLength(4);
    expect(new Set(await read())).toEqual(new Set(['1 times', '2 times', '3 times', 'many times']));
    await newRelay.stop();
    await consumer.stop();
  });
});
