import { describe, expect, it } from 'vitest';
import type { Projection, Sort } from '../src/port.ts';
import { fill, type Loose, type Subject } from './subject.ts';

const mixed: readonly Loose[] = [
  { _id: '1', v: 'খ' },
  { _id: '2', v: 10 },
  { _id: '3' },
  { _id: '4', v: 'ক' },
  { _id: '5', v: null },
  { _id: '6', v: 2 },
  { _id: '7', v: true },
  { _id: '8', v: { z: 1 } },
  { _id: '9', v: 'a' },
  { _id: 'a', v: 'B' },
  { _id: 'b', v: false },
  { _id: 'c', v: -1.5 },
  { _id: 'd', v: 'ক্ষ' },
  { _id: 'e', v: '১' },
];

const sorts: readonly [title: string, sort: Sort, ids: string][] = [
  [
    'puts null and missing first, then numbers, text by code point, objects, booleans',
    { v: 1, _id: 1 },
    '3 5 c 6 2 a 9 4 d 1 e 8 b 7',
  ],
  ['turns all of it round', { v: -1, _id: 1 }, '7 b 8 e 1 d 4 9 a 2 6 c 3 5'],
];

const paper: Loose = {
  _id: 'p',
  title: 'পদার্থবিজ্ঞান',
  limits: { time: 60, marks: 100 },
  mcqs: [
    { q: 'one', key: 'a', more: { why: 'x', also: 'y' } },
    { q: 'two', key: 'b' },
  ],
  plain: [1, 2],
};

const projections: readonly [title: string, projection: Projection, result: unknown][] = [
  ['keeps what is named, and the id', { title: 1 }, { _id: 'p', title: paper['title'] }],
  ['keeps without the id', { title: 1, _id: 0 }, { title: paper['title'] }],
  ['keeps a part of an object', { 'limits.time': 1 }, { _id: 'p', limits: { time: 60 } }],
  ['keeps parts of elements', { 'mcqs.q': 1 }, { _id: 'p', mcqs: [{ q: 'one' }, { q: 'two' }] }],
  ['drops what is named', { mcqs: 0, limits: 0, plain: 0 }, { _id: 'p', title: paper['title'] }],
  [
    'drops parts of elements, so that keys stay secret',
    { 'mcqs.key': 0, 'mcqs.more.why': 0, limits: 0, plain: 0, title: 0 },
    { _id: 'p', mcqs: [{ q: 'one', more: { also: 'y' } }, { q: 'two' }] },
  ],
  ['keeps only the id', { _id: 1 }, { _id: 'p' }],
  ['knows nothing of missing fields', { nothing: 1 }, { _id: 'p' }],
  ['keeps no part of plain values', { 'plain.q': 1 }, { _id: 'p', plain: [] }],
];

export function describeReading(subject: Subject): void {
  describe.each([false, true])('sorting (with an index: %s)', (isIndexed) => {
    it.each(sorts)('%s', async (_title, sort, ids) => {
      const collection = subject.collection();
      if (isIndexed) await collection.createIndex(sort);
      await fill(collection, mixed);
      const found = await collection.find({}, { sort }).toArray();
      expect(found.map((document) => document._id).join(' ')).toBe(ids);
    });

    it('sorts an array by its smallest element ascending and by its greatest descending', async () => {
      const collection = subject.collection();
      if (isIndexed) await collection.createIndex({ v: 1 });
      await fill(collection, [
        { _id: 'a', v: [5, 1] },
        { _id: 'b', v: 3 },
        { _id: 'c', v: [2, 9] },
      ]);
      const ids = async (direction: 1 | -1) =>
        (await collection.find({}, { sort: { v: direction } }).toArray()).map(({ _id }) => _id).join(' ');
      expect(await ids(1)).toBe('a c b');
      expect(await ids(-1)).toBe('c a b');
    });

    it('pages without a gap or a repeat through sorted documents', async () => {
      const collection = subject.collection();
      if (isIndexed) await collection.createIndex({ score: -1, _id: 1 });
      await Promise.all(
        Array.from({ length: 50 }, (_, at) => collection.insertOne({ _id: `m${at + 10}`, score: at % 7 })),
      );
      const seen: string[] = [];
      for (let skip = 0; skip < 55; skip += 9) {
        const page = await collection.find({}, { sort: { score: -1, _id: 1 }, skip, limit: 9 }).toArray();
        seen.push(...page.map(({ _id }) => _id));
      }
      expect(seen).toHaveLength(50);
      expect(new Set(seen).size).toBe(50);
      expect(seen[0]).toBe('m16');
    });
  });

  describe('reading', () => {
    it.each(projections)('%s', async (_title, projection, result) => {
      const collection = subject.collection();
      await collection.insertOne(paper);
      expect(await collection.findOne({ _id: 'p' }, { projection })).toEqual(result);
    });

    it('is the same with an index on the fields it names', async () => {
      const collection = subject.collection();
      await collection.createIndex({ n: 1, v: 1 });
      const documents = mixed.map((document, at) => ({ ...document, n: `"n'${at + 10}` }));
      await fill(
        collection,
        documents.map((document) => ({ ...document, more: 'x' })),
      );
      const found = await collection
        .find({ n: { $gt: '' } }, { sort: { n: 1 }, projection: { v: 1, n: 1 } })
        .toArray();
      expect(found).toEqual(documents);
    });

    it('rejects a projection that includes and excludes', async () => {
      await expect(subject.collection().findOne({}, { projection: { a: 1, b: 0 } })).rejects.toThrow(
        TypeError,
      );
    });

    it('returns null when nothing matches', async () => {
      expect(await subject.collection().findOne({ _id: 'nobody' })).toBeNull();
      expect(await subject.collection().countDocuments({})).toBe(0);
    });

    it('returns the first by sort', async () => {
      const collection = subject.collection();
      await fill(collection, mixed);
      expect(await collection.findOne({ v: { $gte: 'ক' } }, { sort: { v: -1 } })).toEqual({
        _id: 'e',
        v: '১',
      });
    });

    it('returns nothing when it skips beyond the end', async () => {
      const collection = subject.collection();
      await fill(collection, mixed.slice(0, 3));
      expect(await collection.find({}, { skip: 5 }).toArray()).toEqual([]);
      expect(await collection.find({}, { limit: 2 }).toArray()).toHaveLength(2);
    });

    it('iterates a cursor and allows to stop early', async () => {
      const collection = subject.collection();
      await fill(collection, mixed);
      const seen: string[] = [];
      for await (const document of collection.find({}, { sort: { _id: 1 } })) {
        seen.push(document._id);
        if (seen.length === 3) break;
      }
      expect(seen).toEqual(['1', '2', '3']);
    });

    it('pages through 10,000 documents', { timeout: 60_000 }, async () => {
      const collection = subject.collection();
      await collection.createIndex({ group: 1, place: 1 });
      for (let start = 0; start < 10_000; start += 1_000) {
        await Promise.all(
          Array.from({ length: 1_000 }, (_, at) => {
            const place = start + at;
            return collection.insertOne({ _id: String(place).padStart(5, '0'), group: place % 2, place });
          }),
        );
      }
      expect(await collection.countDocuments({ group: 1 })).toBe(5_000);
      const page = await collection
        .find({ group: 1 }, { sort: { place: 1 }, skip: 4_990, limit: 20 })
        .toArray();
      expect(page.map((document) => document['place'])).toEqual([
        9_981, 9_983, 9_985, 9_987, 9_989, 9_991, 9_993, 9_995, 9_997, 9_999,
      ]);
      let walked = 0;
      for await (const document of collection.find({}, { projection: { place: 1 } }))
        walked += document ? 1 : 0;
      expect(walked).toBe(10_000);
    });

    it('stores a document of 256 kB unchanged', async () => {
      const collection = subject.collection();
      const text = 'ক্ষ😀\\"\n\u0000é'.repeat(12_000).slice(0, 100_000);
      const big = {
        _id: 'big',
        text,
        list: Array.from({ length: 2_000 }, (_, at) => ({ at, halved: at / 2 })),
      };
      await collection.insertOne(big);
      expect(await collection.findOne({ _id: 'big' })).toEqual(big);
      await collection.updateOne({ _id: 'big' }, { $set: { 'list.1999.halved': -1 } });
      expect((await collection.findOne({ 'list.halved': -1 }))?._id).toBe('big');
    });
  });
}
