import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDocuments, type SqliteDocumentStore } from '@pathshala/stores/documents/sqlite';
import { addUpCells, type ReportFact } from '@pathshala/reports/report-fact';
import { createReportTotals } from '@pathshala/reports/report-totals';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
let store: SqliteDocumentStore;
let clock = Date.parse('2026-06-01T10:00:00.000Z');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathshala-report-views-'));
  store = await openSqliteDocuments({ file: join(folder, 'reports.sqlite') });
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Keys are `<course>/<hour>`. */
const views = {
  courses: (key: string) => key.split('/')[0] ?? null,
  mornings: (key: string) => (Number(key.split('/')[1]) < 12 ? 'morning' : null),
};

async function startProjection(documents = store as Parameters<typeof createReportTotals>[0]['documents']) {
  let ids = 0;
  const totals = createReportTotals({
    documents,
    name: 'sittings',
    now: () => clock,
    newId: () => `token-${(ids += 1)}`,
    views,
    byMonth: ['courses'],
    countsAmounts: true,
  });
  for (const { collection, keys } of totals.indexes) await store.collection(collection).createIndex(keys);
  return {
    ...totals,
    count: async () => {
      clock += 60_000;
      await totals.job.run();
    },
    sums: async (from: string, to: string) => {
      const { buckets } = await totals.readSums({ from, to }, 'courses');
      const cells = buckets.flatMap((bucket) => bucket.cells);
      return { read: buckets.map(({ bucket }) => bucket), sums: addUpCells(cells, (key) => key) };
    },
  };
}

const fact = (_id: string, fields: Partial<ReportFact> = {}): ReportFact => ({
  _id,
  version: 1,
  bucket: '2026-01-15',
  key: 'physics/10',
  amount: 0,
  ...fields,
});

describe('views of a report', () => {
  it('count the same facts by other keys, and leave out what has no place in them', async () => {
    const projection = await startProjection();
    await projection.record(fact('a', { amount: 5 }), fact('b', { key: 'physics/14', amount: 2 }));
    await projection.record(fact('c', { key: 'chemistry/9' }));
    await projection.count();
    const range = { from: '2026-01-01', to: '2026-01-31' };
    expect((await projection.read(range, 'courses')).buckets[0]?.cells).toEqual([
      { key: 'physics', count: 2, amount: 7 },
      { key: 'chemistry', count: 1, amount: 0 },
    ]);
    expect((await projection.read(range, 'mornings')).buckets[0]?.cells).toEqual([
      { key: 'morning', count: 2, amount: 5 },
    ]);
    expect(() => projection.read(range, 'evenings')).toThrow('there is no view evenings of this report');
  });

  it('count the amounts of one thing within a range, of the latest version of each fact', async () => {
    const projection = await startProjection();
    const of = 'exam-1';
    await projection.record(fact('a', { of, amount: 80 }), fact('b', { of, amount: 80 }));
    await projection.record(fact('c', { of, amount: 95, bucket: '2026-01-16' }));
    await projection.record(fact('a', { of, amount: 90, version: 2 }), fact('d', { of: 'exam-2' }));
    const day = { from: '2026-01-15', to: '2026-01-15' };
    expect((await projection.countAmounts(of, day)).toSorted((a, b) => a.amount - b.amount)).toEqual([
      { amount: 80, count: 1 },
      { amount: 90, count: 1 },
    ]);
    expect(await projection.countAmounts(of, { from: '2026-01-15', to: '2026-01-16' })).toHaveLength(3);
  });
});

describe('sums over a range', () => {
  it('read whole months as one document each, and days where a month is not whole', async () => {
    const projection = await startProjection();
    const days = ['2026-01-30', '2026-02-01', '2026-02-28', '2026-03-31', '2026-04-01'];
    await projection.record(...days.map((bucket) => fact(bucket, { bucket, amount: 3 })));
    await projection.count();
    const { read, sums } = await projection.sums('2026-01-30', '2026-04-01');
    expect(read).toEqual(['2026-01-30', '2026-02', '2026-03', '2026-04-01']);
    expect(sums.get('physics')).toEqual({ count: 5, amount: 15 });
    expect((await projection.sums('2026-02-02', '2026-03-30')).read).toEqual(['2026-02-28']);
    expect((await projection.sums('2026-02-01', '2026-02-28')).read).toEqual(['2026-02']);
  });

  const day = fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-14', '2026-03-01');
  const arbitraryFact = fc.record({
    _id: fc.constantFrom('a', 'b', 'c'),
    version: fc.integer({ min: 1, max: 4 }),
    bucket: fc.option(day),
    key: fc.constantFrom('physics/9', 'physics/15', 'chemistry/9'),
    amount: fc.integer({ min: -5, max: 50 }),
  });
  const crash = fc.option(
    fc.record({
      collection: fc.constantFrom('-facts', '-stale', '-courses', '-courses-months', '-mornings'),
      writes: fc.integer({ min: 0, max: 1 }),
    }),
  );

  it('are exact with duplicates, in any order, with a crash at any write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(arbitraryFact, { selector: ({ _id, version }) => `${_id}${version}`, maxLength: 8 }),
        fc.array(fc.record({ pick: fc.nat(), isCount: fc.boolean(), crash }), { maxLength: 15 }),
        async (facts, steps) => {
          await store.close();
          await rm(join(folder, 'reports.sqlite'), { force: true });
          store = await openSqliteDocuments({ file: join(folder, 'reports.sqlite') });
          const crashing = crashingStore();
          const projection = await startProjection(crashing.wrap(store));
          const undelivered = new Set(facts);
          for (const { pick, isCount, crash: at } of steps) {
            if (at !== null) crashing.crashAt(`sittings${at.collection}`, at.writes);
            const next = facts[pick % Math.max(1, facts.length)];
            try {
              if (isCount) await projection.count();
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
          const { sums } = await projection.sums('2026-01-31', '2026-03-01');
          const counted = [...sums].filter(([, { count }]) => count > 0);
          expect(Object.fromEntries(counted)).toEqual(directSums(facts));
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Sums the highest version of each source, by course. */
function directSums(facts: readonly ReportFact[]) {
  const latest = new Map<string, ReportFact>();
  for (const one of facts) if ((latest.get(one._id)?.version ?? 0) < one.version) latest.set(one._id, one);
  const counted = [...latest.values()].filter(({ bucket }) => bucket !== null);
  const courses = Map.groupBy(counted, ({ key }) => key.split('/')[0] ?? '');
  return Object.fromEntries(
    [...courses].map(([course, of]) => [
      course,
      { count: of.length, amount: of.reduce((sum, { amount }) => sum + amount, 0) },
    ]),
  );
}
