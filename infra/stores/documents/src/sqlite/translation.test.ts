import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySteps } from '../mongo-semantics/apply-steps.ts';
import { compileFilter } from '../mongo-semantics/filter-matcher.ts';
import { bySort } from '../mongo-semantics/order.ts';
import { toJsonValue, type JsonObject } from '../mongo-semantics/json-value.ts';
import { updateSteps } from '../mongo-semantics/update-steps.ts';
import type { Filter, Sort, Update } from '../port.ts';
import { select } from './select.ts';
import { Table } from './table.ts';
import { writer } from './writer.ts';

const scalar = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  1,
  2,
  -3,
  2.5,
  1e21,
  '',
  'a',
  'b',
  '1',
  'ক',
  'খ',
  '{"a":1}',
  '😀',
  '\uffee',
  '"',
  'A kb',
  'É',
  '\u212a',
  'a.b',
);
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.record({ b: scalar, c: scalar }, { requiredKeys: [], noNullPrototype: true }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.record({ b: scalar }, { requiredKeys: [], noNullPrototype: true }), {
      maxLength: 2,
    }),
  },
);
const fields = fc.record(
  {
    a: value,
    b: value,
    n: value,
    d: fc.record({ b: value, c: scalar }, { requiredKeys: [], noNullPrototype: true }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const documents = fc
  .array(fields, { maxLength: 12 })
  .map((list) => list.map((document, at) => ({ _id: `d${at}`, ...document })));
const path = fc.constantFrom('a', 'b', 'n', 'd.b', 'd.c', 'a.b', 'a.0', 'x', 'd');
const indexes = fc.uniqueArray(fc.constantFrom('a', 'b', 'n', 'd.b', 'd.c', 'a.b'), { maxLength: 4 });

const condition = fc.oneof(
  scalar,
  fc.record({ $eq: scalar }),
  fc.record({ $ne: scalar }),
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $nin: fc.array(scalar, { maxLength: 3 }) }),
  ...['$gt', '$gte', '$lt', '$lte'].map((operator) =>
    fc.constantFrom(0, 1, 2.5, 'a', 'ক', '').map((operand) => ({ [operator]: operand })),
  ),
  fc.record({ $gte: fc.constantFrom(0, 'a'), $lt: fc.constantFrom(2, 'খ') }),
  fc.record(
    {
      $regex: fc.constantFrom('', 'a', 'B', 'k', 'ক', 'é', '^a', 'a.b', String.raw`a\.b`),
      $options: fc.constantFrom('', 'i'),
    },
    { requiredKeys: ['$regex'], noNullPrototype: true },
  ),
);
const leaf = fc.oneof(
  fc.dictionary(path, condition, { maxKeys: 2, noNullPrototype: true }),
  fc.record({
    _id: fc.oneof(
      fc.constantFrom('d0', 'd3', 'zz'),
      fc.record({ $in: fc.constant(['d1', 'd2']) }),
      fc.record({ $gt: fc.constant('d2') }),
    ),
  }),
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  ...['$and', '$or'].map((operator) => ({
    weight: 1,
    arbitrary: fc.array(leaf, { minLength: 1, maxLength: 3 }).map((parts) => ({ [operator]: parts })),
  })),
  {
    weight: 1,
    arbitrary: fc
      .tuple(leaf, fc.array(leaf, { minLength: 1, maxLength: 2 }))
      .map(([one, parts]) => ({ ...one, $or: parts })),
  },
);
const sort: fc.Arbitrary<Sort> = fc
  .tuple(
    fc.dictionary(path, fc.constantFrom(1 as const, -1 as const), { maxKeys: 2, noNullPrototype: true }),
    fc.constantFrom(1 as const, -1 as const),
  )
  .map(([keys, last]) => ({ ...keys, _id: last }));

const anyUpdate: fc.Arbitrary<Update> = fc.record(
  {
    $set: fc.dictionary(fc.constantFrom('a', 'd.b', 'x.y', 'a.b', 'a.0'), value, {
      minKeys: 1,
      maxKeys: 2,
      noNullPrototype: true,
    }),
    $inc: fc.dictionary(fc.constantFrom('n', 'd.c'), fc.constantFrom(1, -2, 0, 0.5), {
      minKeys: 1,
      maxKeys: 2,
      noNullPrototype: true,
    }),
    $max: fc.dictionary(fc.constantFrom('m', 'd.m', 'a'), fc.constantFrom(3, -2, 0, 0.5), {
      minKeys: 1,
      maxKeys: 2,
      noNullPrototype: true,
    }),
    $unset: fc.dictionary(fc.constantFrom('b', 'e.f'), fc.constant('' as const), {
      minKeys: 1,
      maxKeys: 2,
      noNullPrototype: true,
    }),
    $push: fc.dictionary(
      fc.constantFrom('list', 'c'),
      fc.oneof(scalar, fc.record({ $each: fc.array(value, { maxLength: 2 }) })),
      { minKeys: 1, maxKeys: 1, noNullPrototype: true },
    ),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Often sets a single value, often to its present value: the cases that one SQL statement can do. */
const update: fc.Arbitrary<Update> = fc.oneof(
  anyUpdate,
  fc
    .tuple(fc.constantFrom('a', 'b', 'd.b', 'd.c'), fc.constantFrom<unknown>(1, 'a', null, true))
    .map(([path, operand]) => ({
      $set: { [path]: operand },
    })),
);
const oneCondition: fc.Arbitrary<Filter> = fc.dictionary(path, condition, {
  minKeys: 1,
  maxKeys: 1,
  noNullPrototype: true,
});

function filled(list: readonly JsonObject[], indexed: readonly string[]): Table {
  const table = new Table(new DatabaseSync(':memory:'), 'things');
  for (const key of indexed) table.createIndex({ [key]: 1 }, false);
  for (const document of list) writer.insert(table, toJsonValue(document) as JsonObject);
  return table;
}

const ids = (rows: readonly string[]) => rows.map((row) => (JSON.parse(row) as JsonObject)['_id']);

function attempt<T>(work: () => T): T | 'refused' {
  try {
    return work();
  } catch (error) {
    if (error instanceof TypeError) return 'refused';
    throw error;
  }
}

interface Change {
  readonly list: readonly JsonObject[];
  readonly indexed: readonly string[];
  readonly also: Filter;
  readonly change: Update;
  readonly wanted: 'after' | 'neither';
}

function changeOne({ list, indexed, also, change, wanted }: Change) {
  const steps = attempt(() => updateSteps(change));
  fc.pre(steps !== 'refused');
  const start = { n: 1, list: [1], m: 1, ...list[0], _id: 'one' };
  const table = filled([start], indexed);
  const filter = { ...also, _id: 'one' };
  const isMatched = compileFilter(filter)(start);
  const ruled = toJsonValue(start) as JsonObject;
  const outcome = attempt(() => {
    if (isMatched) applySteps(ruled, steps);
    return { isMatched, isModified: JSON.stringify(ruled) !== JSON.stringify(toJsonValue(start)) };
  });
  const request = { filter, steps, isUpsert: false, sort: undefined, wanted } as const;
  const done = attempt(() => {
    const changed = writer.change(table, request);
    return { isMatched: changed.isMatched, isModified: changed.isModified };
  });
  return { table, outcome, done, after: outcome === 'refused' ? start : ruled };
}

function keysIn(table: Table, paths: readonly string[]): unknown[] {
  return paths.map((key) => table.statement(`SELECT "k:${key}" AS k FROM ${table.sqlName}`).get()?.['k']);
}

describe('filters in SQL', () => {
  it('return exactly what the matcher alone returns, sorted and paged', () => {
    const page = fc.record({ skip: fc.nat(3), limit: fc.nat(5), order: sort });
    fc.assert(
      fc.property(
        fc.record({ list: documents, indexed: indexes, wanted: filter }),
        page,
        (given, { skip, limit, order }) => {
          const table = filled(given.list, given.indexed);
          const matches = compileFilter(given.wanted);
          const all = given.list.filter((document) => matches(document)).sort(bySort(order));
          const expected = all
            .slice(skip, limit === 0 ? undefined : skip + limit)
            .map((document) => document._id);
          expect(ids(select.all(table, given.wanted, { sort: order, skip, limit }))).toEqual(expected);
          expect(select.count(table, given.wanted)).toBe(all.length);
        },
      ),
      { numRuns: 1_500 },
    );
  });
});

describe('updates in SQL', () => {
  const change: fc.Arbitrary<Change> = fc.record({
    list: documents,
    indexed: indexes,
    also: fc.oneof(leaf, oneCondition),
    change: update,
    wanted: fc.constantFrom('after' as const, 'neither' as const),
  });

  it('store and return exactly what the update rules produce', () => {
    fc.assert(
      fc.property(change, (given) => {
        const { table, outcome, done, after } = changeOne(given);
        expect(done).toEqual(outcome);
        const [row = ''] = select.all(table, {}, {});
        expect(JSON.parse(row)).toEqual(toJsonValue(after));
      }),
      { numRuns: 4_000 },
    );
  });

  it('leave the indexed columns as if the document had been inserted', () => {
    fc.assert(
      fc.property(change, (given) => {
        const { table, after } = changeOne(given);
        const again = filled([after], given.indexed);
        const answering = given.indexed.filter((key) => table.answering(key) !== null);
        expect(answering.filter((key) => again.answering(key) === null)).toEqual([]);
        expect(keysIn(table, answering)).toEqual(keysIn(again, answering));
      }),
      { numRuns: 1_000 },
    );
  });
});
