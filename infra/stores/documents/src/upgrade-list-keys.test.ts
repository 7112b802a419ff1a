import { DatabaseSync } from 'node:sqlite';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import type { GroupCommit } from '../../sqlite/src/group-commit.ts';
import { describe, expect, it } from 'vitest';
import { containsText } from './contains-text.ts';
import type { DocumentStore } from './port.ts';
import { SqliteCollection } from './sqlite/sqlite-collection.ts';
import { Table } from './sqlite/table.ts';
import { upgradeListKeys } from './upgrade-list-keys.ts';

const commits: GroupCommit = {
  write: async (work) => work(),
  onDisk: async () => undefined,
  close: () => undefined,
  commits: 0,
};

interface Named {
  readonly _id: string;
  readonly name: string;
  readonly key?: string;
}

function storeOf() {
  const collection = new SqliteCollection<Named>(new Table(new DatabaseSync(':memory:'), 'names'), commits);
  return { collection, documents: { collection: () => collection } as unknown as DocumentStore };
}

const names = ['উমা দাস', 'উৎপল দত্ত', 'Rahim উদ্দিন', '১২ কলি', 'plain', '৳৫০', ''];

describe('keys of names that were stored before lists had an order', () => {
  it.each([
    ['as search keys', { collection: 'names', field: 'key' }, (name: string) => searchKeyOf(name)],
    ['not at all', { collection: 'names', field: 'key', from: 'name' }, () => undefined],
  ])('%s get their place, and are found as before', async (...[, key, stored]) => {
    const { collection, documents } = storeOf();
    for (const [at, name] of names.entries()) {
      const older = stored(name);
      await collection.insertOne({
        _id: String(at).padStart(3, '0'),
        name,
        ...(older !== undefined && { key: older }),
      });
    }
    for (let at = 0; at < 450; at += 1) {
      await collection.insertOne({
        _id: `x${at}`,
        name: `ক${at}`,
        ...(stored('') !== undefined && { key: `ক${at}` }),
      });
    }
    await upgradeListKeys(documents, [key])();
    await upgradeListKeys(documents, [key])();
    const all = await collection.find({}).toArray();
    expect(all.filter(({ name, key: upgraded }) => upgraded !== listKeyOf(name))).toEqual([]);
    const sorted = await collection.find({ ...containsText(['key'], 'উ') }, { sort: { key: 1 } }).toArray();
    expect(sorted.map(({ name }) => name)).toEqual(['Rahim উদ্দিন', 'উৎপল দত্ত', 'উমা দাস']);
  });
});
