import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { openSqliteDocuments, type SqliteDocumentStore } from '@pathshala/stores/documents/sqlite';
import { addUpCells, maxCells, otherKey, type ReportFact } from '@pathshala/reports/report-fact';
import { createReportTotals } from '@pathshala/reports/report-totals';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
let store: SqliteDocumentStore;
let clock: number;
let projections = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathshala-reports-'));
  store = await openSqliteDocuments({ file: join(folder, 'reports.sqlite') });
  clock = Date.parse('2026-01-15T10:00:00.000Z');
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function startProjection(documents: DocumentStore = store, further: { areReplaced?: boolean } = {}) {
  projections += 1;
  const name = `projection-${projections}`;
  let ids = 0;
  const options = { ...further, documents, name, now: () => clock, newId: () => `token-${(ids += 1)}` };
  const totals = createReportTotals(options);
  for (const { collection, keys } of totals.indexes) await store.collection(collection).createIndex(keys);
  return {
    ...totals,
    name,
    /** The same projection in another process. */
    again: () => createReportTotals({ ...options, newId: () => `other-${(ids += 1)}` }),
    count: async () => {
      clock += 60_000;
      await totals.job.run();
    },
    shown: async (from = '2026-01-01', to = '2026-12-31') => (await totals.read({ from, to })).buckets,
  };
}

/** A store in which something happens between the count of a bucket and the write of its totals. */
function interruptedCounts() {
  let interrupt: (() => Promise<void>) | undefined;
  return {
    afterNextCount: (run: () => Promise<void>): void => {
      interrupt = run;
    },
    wrap: (documents: DocumentStore): DocumentStore => ({
      ping: () => documents.ping(),
      close: () => documents.close(),
      collection: <T extends StoredDocument>(name: string) => {
        const collection = documents.collection<T>(name);
        return new Proxy(collection, {
          get(target, key: keyof Collection<T>) {
            const value = target[key];
            if (key !== 'countBy') return typeof value === 'function' ? value.bind(target) : value;
            return async (...input: Parameters<Collection<T>['countBy']>) => {
              const counted = await target.countBy(...input);
              const run = interrupt;
              interrupt = undefined;
              await run?.();
              return counted;
            };
          },
        });
      },
    }),
  };
}

const fact = (fields: Partial<ReportFact>): ReportFact => ({
  _id: 'fact-1',
  version: 1,
  bucket: '2026-01-15',
  key: 'physics',
  amount: 0,
  ...fields,
});

describe('totals of a report', () => {
  it('are counts and sums by key for each bucket of the range', async () => {
    const projection = await startProjection();
    await projection.record(
      fact({ _id: 'a', amount: 5_00 }),
      fact({ _id: 'b', amount: 2_50 }),
      fact({ _id: 'c', key: 'chemistry' }),
      fact({ _id: 'd', bucket: '2026-01-16' }),
      fact({ _id: 'e', bucket: '2026-01-17' }),
    );
    await projection.count();
    expect(await projection.shown('2026-01-15', '2026-01-16')).toEqual([
      {
        bucket: '2026-01-15',
        cells: [
          { key: 'physics', count: 2, amount: 7_50 },
          { key: 'chemistry', count: 1, amount: 0 },
        ],
      },
      { bucket: '2026-01-16', cells: [{ key: 'physics', count: 1, amount: 0 }] },
    ]);
  });

  it('take a later version of a fact, which may move it to another bucket or remove it, in any order', async () => {
    const projection = await startProjection();
    await projection.record(fact({ version: 2, bucket: '2026-01-16' }), fact({ _id: 'b' }));
    await projection.record(fact({ version: 1 }));
    await projection.record(fact({ _id: 'b', version: 2, bucket: null }));
    await projection.count();
    expect(await projection.shown()).toEqual([
      { bucket: '2026-01-15', cells: [] },
      { bucket: '2026-01-16', cells: [{ key: 'physics', count: 1, amount: 0 }] },
    ]);
  });

  it('say as of when they are complete', async () => {
    const projection = await startProjection();
    const asOf = async () => (await projection.read({ from: '2026-01-01', to: '2026-01-31' })).asOf;
    expect(await asOf()).toBe('2026-01-15T10:00:00.000Z');
    await projection.record(fact({}));
    clock += 20_000;
    expect(await asOf()).toBe('2026-01-15T10:00:00.000Z');
    await projection.job.run();
    expect(await asOf()).toBe('2026-01-15T10:00:20.000Z');
    const later = await projection.read({ from: '2026-02-01', to: '2026-02-28' });
    expect(later).toEqual({ asOf: '2026-01-15T10:00:20.000Z', buckets: [] });
  });

  it('are counted once a minute while facts keep arriving', async () => {
    const projection = await startProjection();
    const counted: number[] = [];
    for (let second = 0; second < 180; second += 5) {
      await projection.record(fact({ _id: `fact-${second}` }));
      await projection.job.run();
      const [day] = await projection.shown();
      const count = day?.cells[0]?.count ?? 0;
      if (counted.at(-1) !== count) counted.push(count);
      clock += 5_000;
    }
    expect(counted).toEqual([1, 13, 25]);
  });

  it('mark a bucket with one write, however many facts arrive', async () => {
    const projection = await startProjection();
    const marks = store.collection<{ readonly _id: string; readonly token: string }>(
      `${projection.name}-stale`,
    );
    await Promise.all(Array.from({ length: 500 }, (_, at) => projection.record(fact({ _id: `fact-${at}` }))));
    expect(await marks.find({}).toArray()).toEqual([expect.objectContaining({ token: 'token-1' })]);
  });

  it('store a bounded number of keys and add up the smallest of more', async () => {
    const projection = await startProjection();
    const facts = Array.from({ length: maxCells + 5 }, (_, at) =>
      fact({ _id: `fact-${at}`, key: `key-${at}`, amount: 2 }),
    );
    await projection.record(...facts, fact({ _id: 'more', key: 'key-2003', amount: 1 }));
    await projection.count();
    const cells = (await projection.shown())[0]?.cells ?? [];
    expect(cells).toHaveLength(maxCells);
    expect(cells[0]).toEqual({ key: 'key-2003', count: 2, amount: 3 });
    expect(cells.at(-1)).toEqual({ key: otherKey, count: 6, amount: 12 });
    expect(addUpCells(cells, () => 'all').get('all')).toEqual({
      count: maxCells + 6,
      amount: 2 * (maxCells + 5) + 1,
    });
  });

  it('leave a bucket that was counted before when a fact moves or is removed', async () => {
    const projection = await startProjection();
    await projection.record(fact({}), fact({ _id: 'b' }));
    await projection.count();
    await projection.record(fact({ version: 2, bucket: '2026-01-16' }));
    await projection.record(fact({ _id: 'b', version: 2, bucket: null }));
    await projection.count();
    expect((await projection.shown()).map(({ bucket, cells }) => [bucket, cells[0]?.count ?? 0])).toEqual([
      ['2026-01-15', 0],
      ['2026-01-16', 1],
    ]);
  });

  it('have a fact that arrived while they were counted, after the next count', async () => {
    const { wrap, afterNextCount } = interruptedCounts();
    const projection = await startProjection(wrap(store));
    await projection.record(fact({}));
    afterNextCount(() => projection.record(fact({ _id: 'b' })));
    await projection.count();
    expect((await projection.shown())[0]?.cells[0]?.count).toBe(1);
    await projection.count();
    expect((await projection.shown())[0]?.cells[0]?.count).toBe(2);
  });

  it('are those of the later count when another process counts at the same time', async () => {
    const { wrap, afterNextCount } = interruptedCounts();
    const projection = await startProjection(wrap(store));
    const other = projection.again();
    await projection.record(fact({}));
    afterNextCount(async () => {
      await other.record(fact({ _id: 'b' }));
      await other.job.run();
    });
    await projection.count();
    expect((await projection.shown())[0]?.cells[0]?.count).toBe(2);
    await projection.count();
    expect((await projection.shown())[0]?.cells[0]?.count).toBe(2);
  });
});

const day = fc.constantFrom('2026-01-14', '2026-01-15', '2026-01-16');
const arbitraryFact = fc.record({
  _id: fc.constantFrom('a', 'b'),
  version: fc.integer({ min: 1, max: 5 }),
  bucket: fc.option(day),
  key: fc.constantFrom('physics', 'chemistry'),
  amount: fc.integer({ min: 0, max: 500 }),
});

type Step = { readonly crashAt: number | null; readonly kind: 'count' | 'deliver'; readonly pick: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step['kind']>('deliver', 'deliver', 'count'),
  pick: fc.nat(),
  crashAt: fc.option(fc.integer({ min: 0, max: 3 })),
});

/** Counts the facts directly: of each source the highest version, the first one of it that the source stated. */
function directCount(facts: readonly ReportFact[]) {
  const latest = new Map<string, ReportFact>();
  for (const one of facts) {
    if ((latest.get(one._id)?.version ?? 0) < one.version) latest.set(one._id, one);
  }
  const counted = [...latest.values()].filter(({ bucket }) => bucket !== null);
  const buckets = Map.groupBy(counted, ({ bucket }) => bucket ?? '');
  return [...buckets]
    .map(([bucket, inBucket]): readonly [string, readonly object[]] => [
      bucket,
      [...Map.groupBy(inBucket, ({ key }) => key)]
        .map(([key, of]) => ({
          key,
          count: of.length,
          amount: of.reduce((sum, { amount }) => sum + amount, 0),
        }))
        .toSorted((a, b) => a.key.localeCompare(b.key)),
    ])
    .toSorted(([a], [b]) => a.localeCompare(b));
}

describe('a history of deliveries', () => {
  it('gives the exact sums with duplicates, in any order, with a crash at any write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(arbitraryFact, { selector: ({ _id, version }) => `${_id}${version}`, maxLength: 10 }),
        fc.array(step, { maxLength: 20 }),
        fc.boolean(),
        async (facts, steps, areReplaced) => {
          const crashing = crashingStore();
          const projection = await startProjection(crashing.wrap(store), { areReplaced });
          const undelivered = new Set(facts);
          for (const { kind, pick, crashAt } of steps) {
            if (crashAt !== null) {
              const part = ['-facts', '-stale', ''][crashAt % 3] ?? '';
              crashing.crashAt(`${projection.name}${part}`, crashAt === 3 ? 1 : 0);
            }
            const next = facts[pick % Math.max(1, facts.length)];
            try {
              if (kind === 'count') await projection.count();
              else if (next !== undefined) {
                await projection.record(next);
                undelivered.delete(next);
              }
            } catch {
              // A crash: the delivery is repeated below.
            }
            crashing.restart();
          }
          for (const one of undelivered) await projection.record(one);
          await projection.count();
          const shown = (await projection.shown())
            .filter(({ cells }) => cells.length > 0)
            .map(({ bucket, cells }) => [bucket, cells.toSorted((a, b) => a.key.localeCompare(b.key))]);
          expect(shown).toEqual(directCount(facts));
        },
      ),
      { numRuns: 80 },
    );
  });
});
