import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from '@pathshala/stores/bus/port';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { withHealth } from '../src/service/health.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { describe, expect, it } from 'vitest';
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
      parts: { documents: true, writes: true, bus: false, 'key-value': false, clock: true },
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
