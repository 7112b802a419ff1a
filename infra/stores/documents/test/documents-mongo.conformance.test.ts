import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { openMongoDocuments } from '../src/mongo/open-mongo-documents.ts';
import type { DocumentStore } from '../src/port.ts';
import { startMongoServer } from '@pathshala/test-servers/start-mongo-server';
import { describeDocuments } from './documents.conformance.ts';
import { killedWriter } from './killed-writer.ts';
import type { Loose } from './subject.ts';
import { startFaultProxy, type FaultProxy } from '@pathshala/test-servers/fault-proxy';

const server = await startMongoServer();
const database = `conformance_${Date.now().toString(36)}`;
afterAll(() => server.stop());

/** Updates that mongo-java-server accepts and MongoDB rejects. */
const gaps = server.isReal ? [] : ['counting null', 'a path through null'];

describeDocuments('MongoDB', () => openMongoDocuments({ uri: server.uri, database }), gaps);

async function timed(work: Promise<unknown>): Promise<{ milliseconds: number; error: unknown }> {
  const start = performance.now();
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { milliseconds: performance.now() - start, error };
}

describe('a MongoDB server that becomes unavailable', () => {
  let proxy: FaultProxy;
  let store: DocumentStore;

  beforeAll(async () => {
    const { hostname, port } = new URL(server.uri);
    proxy = await startFaultProxy({ host: hostname, port: Number(port || 27_017) });
    store = await openMongoDocuments({
      uri: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`,
      database,
    });
    await store.collection<Loose>('faults').insertOne({ _id: 'a', n: 0 });
    return async () => {
      await store.close();
      await proxy.close();
    };
  });

  it.each(['down', 'timeout'] as const)(
    'is told within seconds when it is %s, and serves again after',
    async (state) => {
      const collection = store.collection<Loose>('faults');
      await proxy.become(state);
      const commands = [
        store.ping(),
        collection.findOne({ _id: 'a' }),
        collection.find({}).toArray(),
        collection.insertOne({ _id: `lost ${state}` }),
        collection.updateOne({ _id: 'a' }, { $set: { seen: true } }),
        collection.findOneAndUpdate({ _id: 'a' }, { $set: { seen: true } }),
      ];
      const results = await Promise.all(commands.map((command) => timed(command)));
      for (const { error } of results) expect(error).toBeInstanceOf(StoreUnavailableError);
      expect(results[0]?.milliseconds).toBeLessThan(2_200);
      for (const { milliseconds } of results) expect(milliseconds).toBeLessThan(5_000);
      await proxy.become('up');
      await expect
        .poll(
          () =>
            store.ping().then(
              () => true,
              () => false,
            ),
          { timeout: 5_000 },
        )
        .toBe(true);
      await collection.updateOne({ _id: 'a' }, { $inc: { n: 1 } });
      expect(await collection.countDocuments({ _id: 'a', n: { $gte: 1 } })).toBe(1);
    },
  );

  it('does not lose or repeat an increment when the connection is cut', async () => {
    const collection = store.collection<Loose>('faults');
    await collection.insertOne({ _id: 'counted', rev: 0 });
    for (let rev = 0; rev < 20; rev += 1) {
      const change = collection.updateOne({ _id: 'counted', rev }, { $set: { rev: rev + 1 } });
      if (rev % 5 === 2) await proxy.become('down');
      const { error } = await timed(change);
      await proxy.become('up');
      if (error === null) continue;
      expect(error).toBeInstanceOf(StoreUnavailableError);
      await expect
        .poll(
          () =>
            store.ping().then(
              () => true,
              () => false,
            ),
          { timeout: 5_000 },
        )
        .toBe(true);
      await collection.updateOne({ _id: 'counted', rev }, { $set: { rev: rev + 1 } });
    }
    expect((await collection.findOne({ _id: 'counted' }))?.['rev']).toBe(20);
  });

  it('rejects every call after it is closed', async () => {
    const closed = await openMongoDocuments({ uri: server.uri, database });
    await closed.ping();
    await closed.close();
    const { error } = await timed(closed.collection<Loose>('faults').findOne({}));
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect((await timed(closed.ping())).error).toBeInstanceOf(StoreUnavailableError);
  });
});

describe('a client of MongoDB killed in the middle of writing', () => {
  it('finds everything that was acknowledged', async () => {
    const acknowledged = await killedWriter(['mongo', server.uri, database]);
    const store = await openMongoDocuments({ uri: server.uri, database });
    const found = await store
      .collection<Loose>('killed')
      .find({}, { projection: { _id: 1 } })
      .toArray();
    const ids = new Set(found.map(({ _id }) => _id));
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    await store.close();
  });
});
