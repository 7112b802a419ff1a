import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongoServer } from '@pathshala/test-servers/start-mongo-server';
import { MongoClient } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '../../documents/src/mongo/database-of.ts';
import { dumpDocuments, restoreDump } from '../src/dump/dump-documents.ts';
import { createFolderTarget } from '../src/target/folder-target.ts';

const server = await startMongoServer();

const run = Date.now().toString(36);
const services = [`svc-dump-exams-${run}`, `svc-dump-auth-${run}`];
const [exams = '', auth = ''] = services;
let folder: string;
let client: MongoClient;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dump-'));
  client = await MongoClient.connect(server.uri);
  return async () => {
    for (const service of services) await client.db(databaseOf(service)).dropDatabase();
    await client.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});

const request = () => ({
  uri: server.uri,
  services,
  target: createFolderTarget(join(folder, 'backup')),
  product: '1.0.0',
  now: Date.now,
  report: () => undefined,
});
interface Loose {
  readonly _id: string;
  readonly [field: string]: unknown;
}
const all = (service: string, collection: string) =>
  client
    .db(databaseOf(service))
    .collection<Loose>(collection)
    .find({}, { sort: { _id: 1 } })
    .toArray();

describe('a dump of a MongoDB server', () => {
  it('has every document of every collection, consumers first, and is restored into empty databases [BAK-10]', async () => {
    const results = Array.from({ length: 1_200 }, (_, n) => ({
      _id: `r${n}`,
      score: n + 0.25,
      n,
      name: 'ঢাকা',
    }));
    await client.db(databaseOf(exams)).collection<Loose>('results').insertMany(results);
    await client
      .db(databaseOf(auth))
      .collection<Loose>('users')
      .insertOne({ _id: 'u1', tags: [1, 2.5, 'x', null] });
    const before = [await all(exams, 'results'), await all(auth, 'users')];
    const made = await dumpDocuments(request());
    expect(made.collections.map(({ service, documents }) => [service, documents])).toEqual([
      [exams, 1_200],
      [auth, 1],
    ]);
    await expect(restoreDump(request())).rejects.toThrow(/is not empty \(results\)/u);
    for (const service of services) await client.db(databaseOf(service)).dropDatabase();
    await restoreDump(request());
    expect([await all(exams, 'results'), await all(auth, 'users')]).toEqual(before);
  });

  it('that was changed, or that a newer product made, is refused', async () => {
    for (const service of services) await client.db(databaseOf(service)).dropDatabase();
    await expect(restoreDump({ ...request(), product: '0.9.0' })).rejects.toThrow(
      /Restore with 1\.0\.0 or newer/u,
    );
    const [id = ''] = readdirSync(join(folder, 'backup/dumps'));
    const chunk = readdirSync(join(folder, 'backup/dumps', id)).find((name) => name.startsWith(exams)) ?? '';
    writeFileSync(join(folder, 'backup/dumps', id, chunk), 'something else');
    await expect(restoreDump(request())).rejects.toThrow(/missing or was changed/u);
  });
});
