import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteDocuments } from '../src/sqlite/open-sqlite-documents.ts';
import { describeDocuments } from './documents.conformance.ts';
import { killedWriter } from './killed-writer.ts';
import type { Loose } from './subject.ts';

const folder = await mkdtemp(join(tmpdir(), 'documents-'));
afterAll(() => rm(folder, { recursive: true }));

describeDocuments('SQLite', () => openSqliteDocuments({ file: join(folder, 'suite.sqlite') }));

describe('a process killed in the middle of writing to SQLite', () => {
  it.each([1, 2, 3])(
    'finds everything that was acknowledged (kill %i of three, the same file)',
    async (round) => {
      const file = join(folder, `killed-${round}.sqlite`);
      const acknowledged = await killedWriter(['sqlite', file]);
      const store = await openSqliteDocuments({ file });
      const collection = store.collection<Loose>('killed');
      const found = await collection.find({ rev: 1, isDone: true }).toArray();
      const ids = new Set(found.map(({ _id }) => _id));
      expect(acknowledged.length).toBeGreaterThanOrEqual(400);
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      expect(await collection.countDocuments({ at: { $gte: 0 } })).toBe(await collection.countDocuments({}));
      await store.close();
    },
  );
});

describe('an indexed lookup among 100,000 documents', () => {
  it('takes under a millisecond', async () => {
    const store = await openSqliteDocuments({ file: join(folder, 'many.sqlite') });
    const collection = store.collection<Loose>('many');
    await collection.createIndex({ email: 1 }, { unique: true });
    await collection.createIndex({ group: 1, score: -1 });
    for (let start = 0; start < 100_000; start += 5_000) {
      await Promise.all(
        Array.from({ length: 5_000 }, (_, at) => {
          const n = start + at;
          return collection.insertOne({
            _id: `u${n}`,
            email: `e${n}@x.y`,
            group: n % 10,
            score: n,
            name: 'ক'.repeat(50),
          });
        }),
      );
    }
    async function median(work: (at: number) => Promise<unknown>): Promise<number> {
      const times: number[] = [];
      for (let at = 0; at < 500; at += 1) {
        const start = performance.now();
        await work((at * 7_919) % 100_000);
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[250] ?? Infinity;
    }
    expect(await median((at) => collection.findOne({ email: `e${at}@x.y` }))).toBeLessThan(1);
    expect(
      await median((at) => collection.findOne({ email: `e${at}@x.y`, name: { $ne: null } })),
    ).toBeLessThan(1);
    expect(
      await median((at) => collection.find({ group: at % 10 }, { sort: { score: -1 }, limit: 10 }).toArray()),
    ).toBeLessThan(1);
    await store.close();
  });
});
