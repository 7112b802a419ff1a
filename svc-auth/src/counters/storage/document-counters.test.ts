import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { expect, it } from 'vitest';
import { createDocumentCounters } from './document-counters.ts';

const minute = 60_000;

it('expired counters are deleted in pieces of fifty, and living ones are kept', async () => {
  let time = 1_000_000;
  const documents = await openSqliteDocuments({ file: ':memory:' });
  const counters = createDocumentCounters(documents, () => time);
  const count = (name: string, many: number) =>
    Promise.all(
      Array.from({ length: many }, (_, n) => counters.increment(`${name}-${n}`, { ttlMs: minute })),
    );
  await count('expired', 130);
  time += minute;
  await count('living', 3);
  const before = documents.commitCount();
  await counters.deleteExpired();
  expect(documents.commitCount() - before).toBe(3);
  const left = await documents.collection('counters').find({}).toArray();
  expect(left.map(({ _id }) => _id).toSorted()).toEqual(['living-0', 'living-1', 'living-2']);
  await documents.close();
});
