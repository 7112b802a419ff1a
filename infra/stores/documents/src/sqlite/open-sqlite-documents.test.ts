import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DuplicateKeyError } from '../duplicate-key-error.ts';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { StoredDocument } from '../port.ts';
import { openDatabase } from '../../../sqlite/src/open-database.ts';
import { openSqliteDocuments, type SqliteDocumentStore } from './open-sqlite-documents.ts';

interface Loose extends StoredDocument {
  readonly [field: string]: unknown;
}

const folder = mkdtempSync(join(tmpdir(), 'sqlite-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('documents in a SQLite file', () => {
  let file = '';
  let store: SqliteDocumentStore;
  const collection = () => store.collection<Loose>('things');

  beforeEach(async () => {
    file = join(mkdtempSync(join(folder, 'a-')), 'new', 'store.sqlite');
    store = await openSqliteDocuments({ file });
  });
  afterEach(() => store.close());

  it('commits all writes of one event-loop iteration together', async () => {
    await collection().insertOne({ _id: 'first' });
    const before = store.commitCount();
    await Promise.all(Array.from({ length: 200 }, (_, at) => collection().insertOne({ _id: `t${at}`, at })));
    expect(store.commitCount() - before).toBe(1);
    await Promise.all(
      Array.from({ length: 200 }, (_, at) => collection().updateOne({ _id: `t${at}` }, { $inc: { at: 1 } })),
    );
    expect(store.commitCount() - before).toBe(2);
    expect(await collection().countDocuments({ at: { $gt: 0 } })).toBe(200);
  });

  it('resolves a write only after its commit', async () => {
    const order: string[] = [];
    const before = store.commitCount();
    const write = collection()
      .insertOne({ _id: 'a' })
      .then(() => order.push(`written ${store.commitCount() - before}`));
    order.push('asked');
    expect(await collection().findOne({ _id: 'a' })).toBeNull();
    await write;
    expect(order).toEqual(['asked', 'written 1']);
  });

  it('leaves flushing the log to the group commit, and flushes it itself before a checkpoint', () => {
    const database = openDatabase(join(folder, 'pragmas.sqlite'));
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 });
    database.close();
  });

  it('commits the other writes of a group in which one fails', async () => {
    const writes = await Promise.allSettled([
      collection().insertOne({ _id: 'a' }),
      collection().insertOne({ _id: 'a' }),
      collection().insertOne({ _id: 'b' }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await collection().countDocuments({})).toBe(2);
  });

  it('rolls back a change of many documents when one of them fails', async () => {
    await collection().createIndex({ k: 1 }, { unique: true });
    for (const k of [1, 2, 3]) await collection().insertOne({ _id: `d${k}`, k });
    const write = collection().updateMany({}, { $set: { k: 9 } });
    const neighbour = collection().insertOne({ _id: 'd4', k: 4 });
    await expect(write).rejects.toBeInstanceOf(DuplicateKeyError);
    await neighbour;
    expect(await collection().countDocuments({ k: { $in: [1, 2, 3, 4] } })).toBe(4);
  });

  it('has all documents and indexes when it is opened again', async () => {
    await collection().createIndex({ k: 1 }, { unique: true });
    await collection().createIndex({ tags: 1 });
    await collection().insertOne({ _id: 'a', k: 'ক', tags: ['x'] });
    await store.close();
    store = await openSqliteDocuments({ file });
    expect(await collection().findOne({ k: 'ক', tags: 'x' })).toEqual({ _id: 'a', k: 'ক', tags: ['x'] });
    await expect(collection().insertOne({ _id: 'b', k: 'ক' })).rejects.toBeInstanceOf(DuplicateKeyError);
  });

  it('writes nothing for an index that exists, and makes one that differs', async () => {
    await collection().createIndex({ k: 1 });
    await store.close();
    store = await openSqliteDocuments({ file });
    await collection().createIndex({ k: 1 });
    expect(store.commitCount()).toBe(0);
    await collection().createIndex({ k: 1 }, { unique: true });
    await collection().createIndex({ k: -1 });
    expect(store.commitCount()).toBe(2);
    await collection().insertOne({ _id: 'a', k: 1 });
    await expect(collection().insertOne({ _id: 'b', k: 1 })).rejects.toBeInstanceOf(DuplicateKeyError);
  });

  it('commits pending writes on close, and rejects later ones', async () => {
    const write = collection().insertOne({ _id: 'a' });
    const closing = store.close();
    const late = collection().insertOne({ _id: 'b' });
    await expect(late).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(write).resolves.toBeUndefined();
    await closing;
    await expect(collection().findOne({ _id: 'a' })).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
    store = await openSqliteDocuments({ file });
    expect(await collection().countDocuments({})).toBe(1);
  });

  it('rejects a second process with a clear message', () => {
    const module = JSON.stringify(new URL('./open-sqlite-documents.ts', import.meta.url).href);
    const script = `const { openSqliteDocuments } = await import(${module}); await openSqliteDocuments({ file: ${JSON.stringify(file)} })`;
    const second = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`${file} is in use by another process`);
  });

  it('rejects an array under a unique index with a clear message', async () => {
    await collection().createIndex({ k: 1 }, { unique: true });
    await expect(collection().insertOne({ _id: 'a', k: [1] })).rejects.toThrow('cannot hold an array');
    await collection().insertOne({ _id: 'b', list: [1] });
    await expect(collection().createIndex({ list: 1 }, { unique: true })).rejects.toThrow(
      'cannot cover arrays',
    );
    expect(await collection().findOne({ list: 1 })).toEqual({ _id: 'b', list: [1] });
  });
});
