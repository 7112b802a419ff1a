import { DatabaseSync } from 'node:sqlite';
import type { GroupCommit } from '../../sqlite/src/group-commit.ts';
import { describe, expect, it, vi } from 'vitest';
import { SqliteCollection } from './sqlite/sqlite-collection.ts';
import { Table } from './sqlite/table.ts';
import { createTextSearch } from './text-search.ts';

const commits: GroupCommit = {
  write: async (work) => work(),
  onDisk: async () => undefined,
  close: () => undefined,
  commits: 0,
};

describe('the words of which a search knows', () => {
  it('are those of the caller’s scope, read anew after half a minute', async () => {
    let now = 0;
    const collection = new SqliteCollection<{ _id: string; key: string; isOpen: boolean }>(
      new Table(new DatabaseSync(':memory:'), 'things'),
      commits,
    );
    await collection.createIndex({ key: 1, isOpen: 1 });
    const add = (key: string, isOpen = true) => collection.insertOne({ _id: key, key, isOpen });
    await Promise.all([add('physics'), add('zoology', false)]);
    const search = createTextSearch({ collection, fields: ['key'], now: () => now });
    const find = async (q: string, scope = { isOpen: true }) => {
      const { items } = await search({ q, scope, filter: {} }, { page: 1, pageSize: 10 });
      return items.map(({ key }) => key);
    };
    expect([await find('phisics'), await find('zoolgy')]).toEqual([['physics'], []]);
    expect(await find('zoolgy', { isOpen: false })).toEqual(['zoology']);
    await add('botany');
    expect([await find('botany'), await find('botny')]).toEqual([['botany'], []]);
    now += 30_000;
    await vi.waitFor(async () => expect(await find('botny')).toEqual(['botany']));
  });
});
