import { describe, expect, it } from 'vitest';
import type { Filter } from '../src/port.ts';
import { fill, idsOf, type Loose, type Subject } from './subject.ts';

const people: readonly Loose[] = [
  {
    _id: 'a',
    n: 1,
    tags: ['x', 'y'],
    at: { city: 'ঢাকা', zip: 1200 },
    marks: [
      { s: 'phy', v: 5, w: 1 },
      { s: 'che', v: 9 },
    ],
  },
  { _id: 'b', n: 2, tags: ['y'], at: { city: 'খুলনা' }, marks: [{ s: 'phy', v: 9 }] },
  { _id: 'c', n: null, tags: [], at: null, marks: [] },
  { _id: 'd', tags: 'x', at: 'nowhere' },
  { _id: 'e', n: '2', tags: null, flag: true, at: { city: null } },
  { _id: 'f', n: 2.5, flag: false, tags: ['z'] },
];

const cases: readonly [title: string, filter: Filter, ids: string][] = [
  ['matches everything when empty', {}, 'a b c d e f'],
  ['compares a scalar with its type', { n: 2 }, 'b'],
  ['does not take text for a number', { n: '2' }, 'e'],
  ['does not take a boolean for a number', { flag: 1 }, ''],
  ['finds booleans', { flag: true }, 'e'],
  ['finds null and missing alike', { n: null }, 'c d'],
  ['finds an element of an array', { tags: 'x' }, 'a d'],
  ['finds a whole array', { tags: ['x', 'y'] }, 'a'],
  ['finds an empty array', { tags: [] }, 'c'],
  ['finds by a dotted path', { 'at.city': 'ঢাকা' }, 'a'],
  ['finds missing behind a dotted path, through null and scalars', { 'at.city': null }, 'c d e f'],
  ['goes through arrays of objects', { 'marks.s': 'che' }, 'a'],
  ['reaches an element by its place', { 'marks.0.v': 5 }, 'a'],
  ['lets two conditions be met by different elements', { 'marks.s': 'che', 'marks.v': 5 }, 'a'],
  ['leaves documents out whose array holds it with $ne', { tags: { $ne: 'x' } }, 'b c e f'],
  ['takes missing as different with $ne', { n: { $ne: 2 } }, 'a c d e f'],
  ['leaves null and missing out with $ne null', { n: { $ne: null } }, 'a b e f'],
  ['finds any of several', { n: { $in: [1, '2', null] } }, 'a c d e'],
  ['finds array elements with $in', { tags: { $in: ['y'] } }, 'a b'],
  ['finds nothing in an empty $in', { n: { $in: [] } }, ''],
  ['leaves out array elements with $nin', { tags: { $nin: ['x', null] } }, 'b c f'],
  ['finds everything with an empty $nin', { n: { $nin: [] } }, 'a b c d e f'],
  ['compares numbers with numbers only', { n: { $gt: 1 } }, 'b f'],
  ['compares text with text only', { n: { $gte: '' } }, 'e'],
  ['does not find missing or null below a number', { n: { $lt: 100 } }, 'a b f'],
  ['bounds a range from both sides', { n: { $gte: 1, $lte: 2 } }, 'a b'],
  ['compares array elements', { 'marks.v': { $lt: 6 } }, 'a'],
  ['compares booleans', { flag: { $gt: false } }, 'e'],
  ['joins by $and', { $and: [{ n: { $gt: 1 } }, { tags: 'y' }] }, 'b'],
  ['joins by $or', { $or: [{ n: 1 }, { flag: true }] }, 'a e'],
  ['finds by pattern', { 'at.city': { $regex: '^ঢা' } }, 'a'],
  ['finds by pattern without case', { 'marks.s': { $regex: '^PHY', $options: 'i' } }, 'a b'],
  ['joins a path with a logical operator', { n: { $gt: 0 }, $or: [{ tags: 'x' }, { flag: false }] }, 'a f'],
  ['finds a whole object', { at: { city: 'খুলনা' } }, 'b'],
  ['does not find part of an object', { at: { city: 'ঢাকা' } }, ''],
  ['finds missing in some elements of an array', { 'marks.w': null, _id: { $ne: 'c' } }, 'a b d e f'],
  [
    'finds missing in elements among several values',
    { 'marks.w': { $in: [7, null] }, _id: { $in: ['a', 'b'] } },
    'a b',
  ],
  ['takes missing in elements as null with $ne', { 'marks.w': { $ne: null }, _id: { $ne: 'c' } }, ''],
  ['finds by several ids', { _id: { $in: ['a', 'f', 'zz'] } }, 'a f'],
  ['finds by a range of ids', { _id: { $gt: 'b', $lte: 'd' } }, 'c d'],
  ['does not take a number for an id', { _id: 1 }, ''],
];

const refused: readonly [what: string, filter: unknown][] = [
  ['code', { $where: 'true' }],
  ['expressions', { $expr: { $eq: [1, 1] } }],
  ['an unknown operator', { n: { $near: 1 } }],
  ['an operator that only MongoDB has', { n: { $exists: true } }],
  ['a logical operator that only MongoDB has', { $nor: [{ n: 1 }] }],
  ['an operator in place of a field', { $gt: 1 }],
  ['an operator inside $or', { $or: [{ n: { $function: {} } }] }],
  ['undefined, which would match what nobody asked for', { n: undefined }],
  ['a list', []],
];

export function describeFilters(subject: Subject): void {
  describe.each([
    ['without an index', []],
    ['with indexes', ['n', 'at.city', 'flag', 'tags', 'marks.s', 'marks.v']],
  ] as const)('filtering %s', (_, indexed) => {
    it.each(cases)('%s', async (_title, filter, ids) => {
      const collection = subject.collection();
      for (const path of indexed) await collection.createIndex({ [path]: 1 });
      await fill(collection, people);
      expect(await idsOf(collection, filter)).toBe(ids);
      expect(await collection.countDocuments(filter)).toBe(ids === '' ? 0 : ids.split(' ').length);
    });
  });

  it.each(refused)('refuses %s in a filter', async (_what, filter) => {
    const collection = subject.collection();
    await fill(collection, people.slice(0, 2));
    await expect(collection.findOne(filter as Filter)).rejects.toThrow(TypeError);
    await expect(collection.deleteMany(filter as Filter)).rejects.toThrow(TypeError);
    await expect(collection.updateOne(filter as Filter, { $set: { hit: true } })).rejects.toThrow(TypeError);
    expect(await collection.countDocuments({ hit: null })).toBe(2);
  });
}
