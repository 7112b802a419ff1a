import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from '@pathshala/stores/bus/port';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import {
  acceptStandard,
  createAgreement,
  DisagreementError,
  processesOf,
  type WorkedExamples,
} from '../src/service/agreement.ts';
import { withHealth } from '../src/service/health.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenForTest } from './listen-for-test.ts';
import { createNoteService, noteWritten } from './note-service.ts';

/** A store that can be taken away and given back. */
function interruptible(store: DocumentStore) {
  let isAway = false;
  const guarded = <Value>(run: () => Promise<Value>): Promise<Value> =>
    isAway ? Promise.reject(new StoreUnavailableError(new Error('away'))) : run();
  const documents: DocumentStore = {
    ...store,
    collection: (name) => {
      const collection = store.collection(name);
      return new Proxy(collection, {
        get(target, property) {
          const value: unknown = Reflect.get(target, property);
          if (typeof value !== 'function' || property === 'find')
            return typeof value === 'function' ? value.bind(target) : value;
          return (...given: unknown[]) =>
            guarded(() => Reflect.apply(value, target, given) as Promise<unknown>);
        },
      }) as never;
    },
    ping: () => guarded(() => store.ping()),
    close: () => store.close(),
  };
  return {
    documents,
    takeAway: () => {
      isAway = true;
    },
    giveBack: () => {
      isAway = false;
    },
  };
}

/** Wraps a bus: it answers like an unreachable broker until it is restored. */
function interruptibleBus(bus: Bus) {
  let isAway = true;
  const guarded = <Value>(run: () => Promise<Value>): Promise<Value> =>
    isAway ? Promise.reject(new Error('the broker does not answer')) : run();
  const away: Bus = {
    ...bus,
    declare: (queue) => guarded(() => bus.declare(queue)),
    publish: (message) => guarded(() => bus.publish(message)),
    consume: (queue, handle, options) => guarded(() => bus.consume(queue, handle, options)),
    ready: async () => !isAway && (await bus.ready()),
  };
  return {
    bus: away,
    takeAway: () => {
      isAway = true;
    },
    giveBack: () => {
      isAway = false;
    },
  };
}

describe('a service that starts while the bus is away', () => {
  it('serves at once, and publishes what was written meanwhile when the bus is back [EVT-01]', async () => {
    const metrics = createMetrics();
    let broker: ReturnType<typeof interruptibleBus> | undefined;
    const service = await startTestService(createNoteService, {
      metrics,
      replace: ({ bus }) => ({ bus: (broker = interruptibleBus(bus)).bus }),
    });
    const student = service.client.as({ role: 'student' });
    expect((await student.post('/notes', { text: 'meanwhile' })).status).toBe(201);
    expect(await service.running.ready()).toBe(true);
    expect(await service.running.status()).toMatchObject({ status: 'degraded', degraded: ['bus'] });
    expect((await metrics.expose()).text).toContain('pathshala_degraded{service="svc-notes",part="bus"} 1');
    broker?.giveBack();
    while ((await service.running.status()).status !== 'ready') await wait(20);
    await service.waitUntilIdle();
    expect(service.published(noteWritten).map(({ data }) => data.text)).toEqual(['meanwhile']);
    expect((await metrics.expose()).text).toContain('pathshala_degraded{service="svc-notes",part="bus"} 0');
    metrics.close();
    await service.stop();
  });
});

describe('a process whose results differ from what is written down, or from those of the others', () => {
  let folder: string;
  let documents: DocumentStore;
  let store: DocumentStore;
  let clock = Date.now();
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-agreement-'));
    documents = await openSqliteDocuments({ file: path.join(folder, 'documents.sqlite') });
    store = { ...shared(documents) };
  });
  afterEach(async () => {
    await documents.close();
    await rm(folder, { recursive: true });
  });

  const shared = (opened: DocumentStore): DocumentStore => ({
    isShared: true,
    collection: (name) => opened.collection(name),
    ping: () => opened.ping(),
    close: async () => undefined,
  });

  const processOf = (processId: string, digest: string) =>
    createAgreement({
      documents: store,
      now: () => clock,
      version: '1',
      processId,
      compute: () => ({ digest, faults: [] }),
    });

  const startComputing = (examples: () => WorkedExamples) =>
    startTestService((platform) => ({ ...createNoteService(platform), workedExamples: examples }), {
      replace: () => ({ documents: store, now: () => clock }),
    });

  it('takes no calls, so that the gateway asks another, and says so [EVT-04]', async () => {
    const service = await startComputing(() => ({ digest: 'a', faults: ['1 + 1: 3 instead of 2'] }));
    const { status } = await service.client.as({ role: 'student' }).get('/notes/latest');
    expect(status).toBe(503);
    expect(await service.running.status()).toMatchObject({ status: 'not ready', parts: { results: false } });
    await service.stop();
  });

  it('is taken out while it runs, and serves again when it agrees [EVT-04]', async () => {
    let digest = 'of all';
    const other = processOf('another', digest);
    await other();
    const service = await startComputing(() => ({ digest, faults: [] }));
    const check = async () => service.running.jobs.find(({ name }) => name === 'check-results')?.run();
    await check();
    expect(await service.running.ready()).toBe(true);
    digest = 'a patch of one machine';
    clock += 3_600_000;
    await other();
    await check();
    await expect.poll(() => service.running.ready()).toBe(false);
    digest = 'of all';
    clock += 3_600_000;
    await expect.poll(() => service.running.ready(), { timeout: 5000 }).toBe(true);
    await service.stop();
  });

  it('sets the standard only if no process with the old one is alive, or by an operator [EVT-04]', async () => {
    const [one, two, patched] = [processOf('1', 'old'), processOf('2', 'old'), processOf('3', 'new')];
    await one();
    await two();
    await expect(patched()).rejects.toThrow('other results (new) than 2 others (old)');
    const now = () => clock;
    const differing = { id: '3', digest: 'new', version: '1', isStandard: false };
    expect(await processesOf(store, now)).toContainEqual(differing);
    expect(await acceptStandard(store, { digest: 'nobody has it', now })).toBe(false);
    expect(await acceptStandard(store, { digest: 'new', now })).toBe(true);
    await patched();
    await expect(one()).rejects.toThrow(DisagreementError);
    clock += 120_000;
    await one();
    await expect(patched()).rejects.toThrow('other results (new) than 1 others (old)');
  });
});

describe('the health of a service', () => {
  it('stays ready while bus or key-value store are away, and names them', async () => {
    const metrics = createMetrics();
    let broker: ReturnType<typeof interruptibleBus> | undefined;
    const service = await startTestService(createNoteService, {
      replace: ({ bus, keyValue }) => {
        broker = interruptibleBus(bus);
        broker.giveBack();
        const ping = () => Promise.reject(new Error('away'));
        return { bus: broker.bus, keyValue: { ...keyValue, ping } };
      },
    });
    broker?.takeAway();
    let isDraining = false;
    const { running } = service;
    const status = () => running.status();
    const health = await listenForTest(
      withHealth(running.listener, { status, isDraining: () => isDraining, metrics }),
    );
    const ready = await fetch(`${health.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'degraded', degraded: ['bus', 'key-value'] });
    expect(await (await fetch(`${health.url}/statusz`)).json()).toEqual({
      status: 'degraded',
      parts: { documents: true, writes: true, bus: false, 'key-value': false, clock: true, results: true },
      degraded: ['bus', 'key-value'],
    });
    isDraining = true;
    expect((await fetch(`${health.url}/readyz`)).status).toBe(503);
    await health.stop();
    metrics.close();
    await service.stop();
  });

  it('says that the store takes no writes although it answers, and when it does again', async () => {
    let isFull = false;
    const service = await startTestService(createNoteService, {
      replace: ({ documents }) => ({
        documents: {
          ...documents,
          ping: () => documents.ping(),
          close: () => documents.close(),
          collection: (name) => {
            const collection = documents.collection(name);
            return new Proxy(collection, {
              get(target, property) {
                if (isFull && property === 'updateOne')
                  return () => Promise.reject(new StoreUnavailableError(new Error('disk full')));
                const value: unknown = Reflect.get(target, property);
                return typeof value === 'function' ? value.bind(target) : value;
              },
            }) as never;
          },
        },
      }),
    });
    isFull = true;
    await service.runJob('probe-writes');
    expect(await service.running.status()).toMatchObject({ status: 'degraded', degraded: ['writes'] });
    isFull = false;
    await service.runJob('probe-writes');
    expect(await service.running.status()).toMatchObject({ status: 'ready' });
    await service.stop();
  });
});

describe('a service whose store is away', () => {
  it('tries again at the start until the store answers', async () => {
    let store: ReturnType<typeof interruptible> | undefined;
    const service = await startTestService(createNoteService, {
      replace: ({ documents }) => {
        store = interruptible(documents);
        store.takeAway();
        return { documents: store.documents };
      },
    });
    expect(await service.running.ready()).toBe(false);
    expect(await service.client.visitor.get('/notes/latest')).toMatchObject({ status: 503 });
    store?.giveBack();
    while (!(await service.running.ready())) await wait(20);
    expect(await service.client.visitor.get('/notes/latest')).toMatchObject({ status: 200 });
    await service.stop();
  });

  it('answers 503 while it is away and serves again afterwards, nothing lost', async () => {
    let store: ReturnType<typeof interruptible> | undefined;
    const service = await startTestService(createNoteService, {
      replace: ({ documents }) => ({ documents: (store = interruptible(documents)).documents }),
    });
    const admin = service.client.as({ role: 'admin' });
    const student = service.client.as({ role: 'student' });
    expect((await student.post('/notes', { text: 'before' })).status).toBe(201);
    store?.takeAway();
    const refused = await student.post('/notes', { text: 'meanwhile' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'common.unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await service.running.ready()).toBe(false);
    store?.giveBack();
    expect(await admin.get('/notes/count')).toMatchObject({ status: 200, body: { count: 1 } });
    await service.stop();
  });

  it('runs a job on request and stops it with the service', async () => {
    const service = await startTestService(createNoteService);
    await service.client.as({ role: 'student' }).post('/notes', { text: 'gone soon' });
    await service.waitUntilIdle();
    await service.runJob('forget');
    expect(await service.platform.documents.collection('notes').countDocuments({})).toBe(0);
    await expect(service.runJob('nothing')).rejects.toThrow('no job');
    await service.stop();
  });
});
