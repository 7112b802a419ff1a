import { describe, expect, it } from 'vitest';
import { DuplicateKeyError } from '../src/duplicate-key-error.ts';
import type { Update } from '../src/port.ts';
import { fill, type Loose, type Subject } from './subject.ts';

const start: Loose = {
  _id: 'd',
  n: 5,
  fraction: 0.5,
  word: 'ক',
  nothing: null,
  list: [1, 2, 3],
  words: ['a', 'b', 'a'],
  at: { city: 'ঢাকা', more: { zip: 1200 } },
  outbox: [
    { id: 'e1', data: { x: 1 } },
    { id: 'e2', data: { x: 2 } },
  ],
};

const updates: readonly [title: string, update: Update, changes: Record<string, unknown>][] = [
  ['sets a field', { $set: { n: 6 } }, { n: 6 }],
  [
    'sets text, objects, lists and null',
    { $set: { a: 'খ"\\', b: { c: [1] }, d: null } },
    { a: 'খ"\\', b: { c: [1] }, d: null },
  ],
  ['sets behind a path', { $set: { 'at.city': 'খুলনা' } }, { at: { city: 'খুলনা', more: { zip: 1200 } } }],
  ['makes the objects on the way', { $set: { 'x.y.z': 1 } }, { x: { y: { z: 1 } } }],
  ['sets an element of an array', { $set: { 'list.1': 9 } }, { list: [1, 9, 3] }],
  ['fills an array with null up to the element', { $set: { 'list.4': 9 } }, { list: [1, 2, 3, null, 9] }],
  [
    'sets inside an element',
    { $set: { 'outbox.1.data.x': 7 } },
    {
      outbox: [
        { id: 'e1', data: { x: 1 } },
        { id: 'e2', data: { x: 7 } },
      ],
    },
  ],
  ['leaves undefined fields out', { $set: { n: 6, gone: undefined } }, { n: 6 }],
  ['takes a field away', { $unset: { word: '' } }, { word: undefined }],
  ['takes a field behind a path away', { $unset: { 'at.more.zip': '' } }, { at: { city: 'ঢাকা', more: {} } }],
  ['makes an element null when it is taken away', { $unset: { 'list.0': '' } }, { list: [null, 2, 3] }],
  ['counts up and down', { $inc: { n: 3, fraction: -0.25 } }, { n: 8, fraction: 0.25 }],
  ['counts from nothing', { $inc: { 'counts.new': 2 } }, { counts: { new: 2 } }],
  ['adds exactly as numbers do in JavaScript', { $inc: { fraction: 0.1 } }, { fraction: 0.6 }],
  ['raises to a higher number, never lowers', { $max: { n: 7, fraction: 0.25 } }, { n: 7 }],
  [
    'raises from nothing and from null',
    { $max: { 'times.a': 3, nothing: 0 } },
    { times: { a: 3 }, nothing: 0 },
  ],
  ['appends', { $push: { list: 4 } }, { list: [1, 2, 3, 4] }],
  [
    'appends an object',
    { $push: { outbox: { id: 'e3' } } },
    { outbox: [{ id: 'e1', data: { x: 1 } }, { id: 'e2', data: { x: 2 } }, { id: 'e3' }] },
  ],
  [
    'appends several',
    { $push: { list: { $each: [4, 'five', null] } } },
    { list: [1, 2, 3, 4, 'five', null] },
  ],
  ['appends nothing', { $push: { list: { $each: [] } } }, {}],
  ['begins a list', { $push: { fresh: 'one' } }, { fresh: ['one'] }],
  ['pulls a value', { $pull: { words: 'a' } }, { words: ['b'] }],
  [
    'pulls published events from an outbox',
    { $pull: { outbox: { id: 'e1' } } },
    { outbox: [{ id: 'e2', data: { x: 2 } }] },
  ],
  ['pulls by several ids', { $pull: { outbox: { id: { $in: ['e1', 'e2'] } } } }, { outbox: [] }],
  ['pulls by comparison', { $pull: { list: { $gte: 2 } } }, { list: [1] }],
  ['pulls from nothing', { $pull: { missing: 1 } }, {}],
  [
    'does several things at once',
    { $set: { 'at.city': 'x' }, $inc: { n: 1 }, $push: { list: 4 }, $unset: { word: '' } },
    { at: { city: 'x', more: { zip: 1200 } }, n: 6, list: [1, 2, 3, 4], word: undefined },
  ],
];

const refused: readonly [what: string, update: unknown][] = [
  ['a whole document', { n: 1 }],
  ['nothing at all', {}],
  ['an unknown operator', { $rename: { n: 'm' } }],
  ['an operator that only MongoDB has', { $addToSet: { words: 'c' } }],
  ['a part of $push that only MongoDB has', { $push: { list: { $each: [4], $slice: -2 } } }],
  ['two operators on one path', { $set: { n: 1 }, $inc: { n: 1 } }],
  ['a path and a part of it', { $set: { at: {}, 'at.city': 'x' } }],
  ['an operator in place of a value', { $set: { n: { $gt: 1 } } }],
  ['an operator deep in a value', { $set: { n: [{ a: { $ne: 1 } }] } }],
  ['a field with a dot in its name', { $set: { x: { 'a.b': 1 } } }],
  ['a date', { $set: { n: new Date(0) } }],
  ['what is no number', { $set: { n: Number.NaN } }],
  ['a new id', { $set: { _id: 'other' } }],
];

const impossible: readonly [what: string, update: Update][] = [
  ['counting text', { $inc: { word: 1 } }],
  ['counting null', { $inc: { nothing: 1 } }],
  ['appending to a number', { $push: { n: 1 } }],
  ['pulling from a number', { $pull: { n: 1 } }],
  ['a path through a number', { $set: { 'n.x': 1 } }],
  ['a path through null', { $set: { 'nothing.x': 1 } }],
  ['a name in an array', { $set: { 'list.x': 1 } }],
];

/** `gaps`: updates that a stand-in server accepts although MongoDB rejects them; a gap that was closed fails here. */
export function describeUpdates(subject: Subject, gaps: readonly string[]): void {
  describe.each([
    ['without an index', []],
    ['with indexes', ['n', 'word', 'at.city', 'list', 'x.y', 'fraction']],
  ] as const)('updating %s', (_, indexed) => {
    async function prepared() {
      const collection = subject.collection();
      for (const path of indexed) await collection.createIndex({ [path]: 1 });
      await fill(collection, [start, { _id: 'other', n: 5 }]);
      return collection;
    }
    const expected = (changes: Record<string, unknown>) =>
      JSON.parse(JSON.stringify({ ...start, ...changes })) as unknown;

    it.each(updates)('%s', async (_title, update, changes) => {
      const collection = await prepared();
      const modified = Object.keys(changes).length > 0 ? 1 : 0;
      expect(await collection.updateOne({ _id: 'd' }, update)).toEqual({
        matchedCount: 1,
        modifiedCount: modified,
        upsertedId: null,
      });
      expect(await collection.findOne({ _id: 'd' })).toEqual(expected(changes));
      expect(await collection.findOne({ _id: 'other' })).toEqual({ _id: 'other', n: 5 });
    });

    it.each(updates)(
      '%s (found by another field, returning the document)',
      async (_title, update, changes) => {
        const collection = await prepared();
        const found = await collection.findOneAndUpdate({ word: 'ক', n: 5 }, update, {
          returnDocument: 'after',
        });
        expect(found).toEqual(expected(changes));
      },
    );

    it('keeps indexed paths consistent with the documents', async () => {
      const collection = await prepared();
      await collection.updateOne(
        { _id: 'd' },
        { $set: { 'at.city': 'খুলনা', word: 'গ' }, $inc: { n: 2 }, $unset: { fraction: '' } },
      );
      expect(await collection.countDocuments({ 'at.city': 'খুলনা', word: 'গ', n: 7, fraction: null })).toBe(1);
      await collection.updateOne({ _id: 'd' }, { $set: { at: { city: 'ঢাকা' }, n: 'many' } });
      expect(await collection.countDocuments({ 'at.city': 'ঢাকা', n: { $gt: '' } })).toBe(1);
      expect(await collection.countDocuments({ 'at.city': 'খুলনা' })).toBe(0);
    });
  });

  describe('updating', () => {
    it.each(refused)('refuses %s', async (_what, update) => {
      const collection = subject.collection();
      await collection.insertOne(start);
      await expect(collection.updateOne({ _id: 'd' }, update as Update)).rejects.toBeInstanceOf(Error);
      await expect(collection.updateMany({}, update as Update)).rejects.toBeInstanceOf(Error);
      expect(await collection.findOne({ _id: 'd' })).toEqual(start);
    });

    it.each(impossible.filter(([what]) => !gaps.includes(what)))(
      'rejects %s and changes nothing',
      async (_what, update) => {
        const collection = subject.collection();
        await collection.insertOne(start);
        await expect(collection.updateOne({ _id: 'd' }, update)).rejects.toBeInstanceOf(Error);
        expect(await collection.findOne({ _id: 'd' })).toEqual(start);
      },
    );

    it.each(impossible.filter(([what]) => gaps.includes(what)))(
      'still accepts %s on this stand-in',
      async (_what, update) => {
        const collection = subject.collection();
        await collection.insertOne(start);
        expect(await collection.updateOne({ _id: 'd' }, update)).toMatchObject({ matchedCount: 1 });
      },
    );

    it('reports that nothing matched', async () => {
      const result = await subject.collection().updateOne({ _id: 'x' }, { $set: { n: 1 } });
      expect(result).toEqual({ matchedCount: 0, modifiedCount: 0, upsertedId: null });
      expect(await subject.collection().findOneAndUpdate({ _id: 'x' }, { $set: { n: 1 } })).toBeNull();
    });

    it('reports that a match was not modified', async () => {
      const collection = subject.collection();
      await collection.insertOne(start);
      const result = await collection.updateOne({ _id: 'd' }, { $set: { n: 5, 'at.city': 'ঢাকা' } });
      expect(result).toEqual({ matchedCount: 1, modifiedCount: 0, upsertedId: null });
    });

    it('updates one of many, or all', async () => {
      const collection = subject.collection();
      await fill(collection, [
        { _id: 'a', k: 1 },
        { _id: 'b', k: 1 },
        { _id: 'c', k: 2 },
      ]);
      expect((await collection.updateOne({ k: 1 }, { $set: { hit: 1 } })).modifiedCount).toBe(1);
      expect(await collection.countDocuments({ hit: 1 })).toBe(1);
      expect(await collection.updateMany({ k: 1 }, { $set: { hit: 1 } })).toEqual({
        matchedCount: 2,
        modifiedCount: 1,
        upsertedId: null,
      });
      expect(await collection.countDocuments({ hit: 1 })).toBe(2);
    });

    it('returns the document before and after, by sort and projected', async () => {
      const collection = subject.collection();
      await fill(collection, [
        { _id: 'a', k: 1, secret: 1 },
        { _id: 'b', k: 2, secret: 2 },
      ]);
      const sort = { k: -1 } as const;
      const before = await collection.findOneAndUpdate(
        {},
        { $inc: { k: 10 } },
        { returnDocument: 'before', sort, projection: { k: 1 } },
      );
      expect(before).toEqual({ _id: 'b', k: 2 });
      const after = await collection.findOneAndUpdate(
        {},
        { $inc: { k: 10 } },
        { sort, projection: { secret: 0 } },
      );
      expect(after).toEqual({ _id: 'b', k: 22 });
    });

    it('inserts what it does not find, from the filter and the update', async () => {
      const collection = subject.collection();
      const update = { $inc: { n: 1 } };
      const first = await collection.updateOne({ _id: 'u', 'who.name': 'ক' }, update, {
        upsert: true,
      });
      expect(first).toEqual({ matchedCount: 0, modifiedCount: 0, upsertedId: 'u' });
      expect(await collection.findOne({ _id: 'u' })).toEqual({
        _id: 'u',
        who: { name: 'ক' },
        n: 1,
      });
      const second = await collection.updateOne({ _id: 'u' }, update, { upsert: true });
      expect(second).toEqual({ matchedCount: 1, modifiedCount: 1, upsertedId: null });
      expect((await collection.findOne({ _id: 'u' }))?.['n']).toBe(2);
    });

    it('generates a string id for an upsert without one', async () => {
      const collection = subject.collection();
      const after = await collection.findOneAndUpdate({ k: 'v' }, { $set: { n: 1 } }, { upsert: true });
      expect(after?._id).toMatch(/^[0-9a-f]{24}$/);
      expect(
        await collection.findOneAndUpdate(
          { k: 'w' },
          { $set: { n: 1 } },
          { upsert: true, returnDocument: 'before' },
        ),
      ).toBeNull();
      const result = await collection.updateOne({ k: 'z' }, { $set: { n: 1 } }, { upsert: true });
      expect(await collection.findOne({ _id: String(result.upsertedId) })).toMatchObject({ k: 'z', n: 1 });
    });

    it('rejects an upsert whose id is taken by a document that does not match', async () => {
      const collection = subject.collection();
      await collection.insertOne({ _id: 'u', version: 7 });
      const upsert = collection.updateOne(
        { _id: 'u', version: { $lt: 5 } },
        { $set: { version: 5 } },
        { upsert: true },
      );
      await expect(upsert).rejects.toBeInstanceOf(DuplicateKeyError);
      expect(await collection.findOne({ _id: 'u' })).toEqual({ _id: 'u', version: 7 });
    });

    it('deletes one or many, and returns how many', async () => {
      const collection = subject.collection();
      await fill(collection, [
        { _id: 'a', k: 1 },
        { _id: 'b', k: 1 },
        { _id: 'c', k: 1 },
        { _id: 'd', k: 2 },
      ]);
      expect(await collection.deleteOne({ k: 1 })).toEqual({ deletedCount: 1 });
      expect(await collection.deleteMany({ k: 1 })).toEqual({ deletedCount: 2 });
      expect(await collection.deleteOne({ k: 1 })).toEqual({ deletedCount: 0 });
      expect(await collection.countDocuments({})).toBe(1);
    });

    it.each([
      ['a date', { _id: 'x', at: new Date(0) }],
      ['a dotted name', { _id: 'x', 'a.b': 1 }],
      ['an operator name', { _id: 'x', a: { $set: 1 } }],
      ['no id', { n: 1 }],
      ['an id that is no text', { _id: { $ne: null } }],
      ['infinity', { _id: 'x', n: Infinity }],
    ])('refuses to insert %s', async (_what, document) => {
      const collection = subject.collection();
      await expect(collection.insertOne(document as unknown as Loose)).rejects.toThrow(TypeError);
      expect(await collection.countDocuments({})).toBe(0);
    });

    it('drops undefined and stores null, empty values and unusual names', async () => {
      const collection = subject.collection();
      await collection.insertOne({
        _id: 'x',
        gone: undefined,
        nil: null,
        list: [],
        map: {},
        'প্রশ্ন ১"': 1,
        list2: [undefined, 1],
      });
      expect(await collection.findOne({ 'প্রশ্ন ১"': 1 })).toEqual({
        _id: 'x',
        nil: null,
        list: [],
        map: {},
        'প্রশ্ন ১"': 1,
        list2: [null, 1],
      });
      await collection.updateOne({ _id: 'x', 'প্রশ্ন ১"': 1 }, { $set: { 'প্রশ্ন ১"': 2 } });
      expect((await collection.findOne({ _id: 'x' }))?.['প্রশ্ন ১"']).toBe(2);
    });

    it('shares no object with its arguments or results', async () => {
      const collection = subject.collection();
      const list = [1];
      await collection.insertOne({ _id: 'x', list });
      list.push(2);
      const read = await collection.findOne({ _id: 'x' });
      (read as unknown as { list: number[] }).list.push(3);
      expect(await collection.findOne({ _id: 'x' })).toEqual({ _id: 'x', list: [1] });
    });
  });
}
