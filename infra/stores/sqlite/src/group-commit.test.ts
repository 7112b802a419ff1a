import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

describe('writes that share a commit', () => {
  let database: DatabaseSync;
  let commits: GroupCommit;
  const insert = (id: number, text = '') => database.prepare('INSERT INTO t VALUES (?, ?)').run(id, text);
  const stored = () =>
    database
      .prepare('SELECT id FROM t ORDER BY id')
      .all()
      .map((row) => row['id']);

  beforeEach(() => {
    database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
    database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT)');
    commits = createGroupCommit(database);
  });
  afterEach(() => {
    commits.close();
    database.close();
  });

  it('are all rejected and rolled back when the commit itself fails', async () => {
    database.exec('CREATE TABLE child (parent INTEGER REFERENCES t (id) DEFERRABLE INITIALLY DEFERRED)');
    const results = await Promise.allSettled([
      commits.write(() => insert(1)),
      commits.write(() => database.exec('INSERT INTO child VALUES (99)')),
    ]);
    const reasons = results.map((result) =>
      result.status === 'rejected' ? (result.reason as unknown) : null,
    );
    expect(reasons.every((reason) => reason instanceof StoreUnavailableError)).toBe(true);
    expect(stored()).toEqual([]);
    expect(commits.commits).toBe(0);
    await commits.write(() => insert(2));
    expect(stored()).toEqual([2]);
  });

  it('are stored exactly if their promise resolves when the disk is full, and continue when it is not', async () => {
    const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count']);
    database.exec(`PRAGMA max_page_count = ${pages + 3}`);
    const results = await Promise.allSettled(
      [1, 2, 3].map((id) => commits.write(() => insert(id, 'x'.repeat(id === 2 ? 100_000 : 10)))),
    );
    const resolved = [1, 2, 3].filter((_, at) => results[at]?.status === 'fulfilled');
    expect(results[1]?.status).toBe('rejected');
    expect(stored()).toEqual(resolved);
    database.exec('PRAGMA max_page_count = 100000');
    await commits.write(() => insert(4, 'x'.repeat(100_000)));
    expect(stored()).toEqual([...resolved, 4]);
  });

  it('run in the order of the calls', async () => {
    const seen: number[] = [];
    await Promise.all([1, 2, 3].map((id) => commits.write(() => seen.push(id))));
    expect(seen).toEqual([1, 2, 3]);
    expect(commits.commits).toBe(1);
  });
});

/** A disk whose flush ends when the test decides. */
function slowDisk() {
  const waiting: ((error: Error | null) => void)[] = [];
  let renewals = 0;
  let isBroken = false;
  const log: WriteAheadLog = {
    flush: (done) => void waiting.push(done),
    close: () => undefined,
    renew() {
      if (isBroken) throw new Error('the disk is gone');
      renewals += 1;
    },
  };
  return {
    log,
    flushes: () => waiting.length,
    answer: (error: Error | null = null) => waiting.shift()?.(error),
    renewals: () => renewals,
    break: (is: boolean) => void (isBroken = is),
  };
}

describe('writes during a flush', () => {
  let database: DatabaseSync;
  let disk: ReturnType<typeof slowDisk>;
  let commits: GroupCommit;
  const insert = (id: number) => commits.write(() => database.prepare('INSERT INTO t VALUES (?)').run(id));
  const turns = () => new Promise((resolve) => setTimeout(resolve, 20));
  /** The present state of a promise. */
  const stateOf = (promise: Promise<unknown> | undefined) => {
    const state = { is: 'waiting' };
    promise?.then(
      () => (state.is = 'done'),
      (error: unknown) => (state.is = error instanceof StoreUnavailableError ? 'unavailable' : 'failed'),
    );
    return state;
  };

  beforeEach(() => {
    database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY)');
    disk = slowDisk();
    commits = createGroupCommit(database, disk.log);
  });
  afterEach(() => {
    commits.close();
    database.close();
  });

  it('resolve when the flush after their commit has ended, as do reads of them', async () => {
    expect(commits.onDisk()).toBeUndefined();
    const write = stateOf(insert(1));
    await turns();
    const read = stateOf(commits.onDisk());
    await turns();
    expect([commits.commits, write.is, read.is]).toEqual([1, 'waiting', 'waiting']);
    disk.answer();
    await turns();
    expect([write.is, read.is]).toEqual(['done', 'done']);
    expect(commits.onDisk()).toBeUndefined();
  });

  it('are collected while a flush is in progress, and share the next one', async () => {
    const first = stateOf(insert(1));
    await turns();
    const later = [2, 3, 4].map((id) => stateOf(insert(id)));
    await turns();
    expect([commits.commits, disk.flushes()]).toEqual([1, 1]);
    disk.answer();
    await turns();
    expect([first.is, commits.commits, disk.flushes()]).toEqual(['done', 2, 1]);
    expect(later.map(({ is }) => is)).toEqual(['waiting', 'waiting', 'waiting']);
    disk.answer();
    await turns();
    expect(later.map(({ is }) => is)).toEqual(['done', 'done', 'done']);
  });

  it('are rejected with their readers when the flush fails, and the next one waits for a new log', async () => {
    const write = stateOf(insert(1));
    await turns();
    const read = stateOf(commits.onDisk());
    disk.answer(new Error('I/O error'));
    await turns();
    expect([write.is, read.is, disk.renewals()]).toEqual(['unavailable', 'unavailable', 0]);

    disk.break(true);
    expect(() => commits.onDisk()).toThrow(StoreUnavailableError);
    await expect(insert(2)).rejects.toThrow(StoreUnavailableError);
    expect(commits.commits).toBe(1);

    disk.break(false);
    const after = stateOf(insert(3));
    await turns();
    disk.answer();
    await turns();
    expect([after.is, disk.renewals(), commits.commits]).toEqual(['done', 1, 2]);
  });
});
