import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../documents/errors.ts';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';

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

  it('reject all of them when the commit itself fails, and leave nothing of it behind', async () => {
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

  it('have each what their promise says when the disk is full, and go on when it is not', async () => {
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

  it('run in the order they came', async () => {
    const seen: number[] = [];
    await Promise.all([1, 2, 3].map((id) => commits.write(() => seen.push(id))));
    expect(seen).toEqual([1, 2, 3]);
    expect(commits.commits).toBe(1);
  });
});
