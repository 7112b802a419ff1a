import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { GroupCommit } from '../../../sqlite/src/group-commit.ts';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { SqliteCollection } from './sqlite-collection.ts';
import { Table } from './table.ts';

class ObservedTable extends Table {
  readonly sent: string[] = [];

  override statement(sql: string) {
    this.sent.push(sql.split(' ')[0] ?? '');
    return super.statement(sql);
  }
}

/** A group commit whose latest commit is not flushed yet. */
function unflushed(onDisk: Promise<void>): GroupCommit {
  return {
    write: async (work) => work(),
    onDisk: () => onDisk,
    close: () => undefined,
    commits: 0,
  };
}

const reads = {
  findOne: (things: SqliteCollection<{ _id: string }>) => things.findOne({ _id: 'a' }),
  find: (things: SqliteCollection<{ _id: string }>) => things.find({}).toArray(),
  countDocuments: (things: SqliteCollection<{ _id: string }>) => things.countDocuments({}),
};

describe('a read of a commit that is not flushed yet', () => {
  it.each(Object.entries(reads))('%s tells only when it is', async (_name, read) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const things = new SqliteCollection<{ _id: string }>(
      new Table(new DatabaseSync(':memory:'), 'things'),
      unflushed(promise),
    );
    await things.insertOne({ _id: 'a' });
    let isResolved = false;
    const reading = read(things).then(() => (isResolved = true));
    await new Promise((done) => setTimeout(done, 20));
    expect(isResolved).toBe(false);
    resolve();
    expect(await reading).toBe(true);
  });

  it.each(Object.entries(reads))('%s does not tell when it never gets there', async (_name, read) => {
    const failure = new StoreUnavailableError(new Error('I/O error'));
    const things = new SqliteCollection<{ _id: string }>(
      new Table(new DatabaseSync(':memory:'), 'things'),
      unflushed(Promise.reject(failure)),
    );
    await things.insertOne({ _id: 'a' });
    await expect(read(things)).rejects.toBe(failure);
  });
});

describe('an update by id', () => {
  it('with an object that holds an indexed field, and a step that adds nothing, is one statement', async () => {
    const table = new ObservedTable(new DatabaseSync(':memory:'), 'things');
    table.createIndex({ 'result.at': 1 }, false);
    const things = new SqliteCollection<{ _id: string }>(table, unflushed(Promise.resolve()));
    await things.insertOne({ _id: 'a', rev: 1, sequence: 2 } as { _id: string });
    table.sent.length = 0;
    const change = { $set: { result: { at: '2026-01-15', score: 7 } }, $inc: { rev: 1, sequence: 0 } };
    await things.updateOne({ _id: 'a', rev: 1 }, change);
    expect(table.sent).toEqual(['UPDATE']);
    expect(await things.findOne({ 'result.at': '2026-01-15' })).toEqual({
      _id: 'a',
      rev: 2,
      sequence: 2,
      result: { at: '2026-01-15', score: 7 },
    });
  });
});
