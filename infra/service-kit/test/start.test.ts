import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailableError, type DocumentStore } from '@pathshala/service-kit/documents';
import { startTestService } from '@pathshala/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createNoteService } from './note-service.ts';

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
    await service.settle();
    await service.runJob('forget');
    expect(await service.platform.documents.collection('notes').countDocuments({})).toBe(0);
    await expect(service.runJob('nothing')).rejects.toThrow('no job');
    await service.stop();
  });
});
