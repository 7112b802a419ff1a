import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDocuments, type SqliteDocumentStore } from '@pathshala/stores/documents/sqlite';
import { createRangeSums } from '@pathshala/reports/range-sums';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
let store: SqliteDocumentStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathshala-sums-'));
  store = await openSqliteDocuments({ file: join(folder, 'sums.sqlite') });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const firstDay = Date.parse('2023-12-20T00:00:00.000Z');
const dayOf = (at: number): string => new Date(firstDay + at * 86_400_000).toISOString().slice(0, 10);

it('the sums of any range are those of its facts, whatever their order and how often they come', async () => {
  let [clock, ids] = [Date.parse('2026-01-15T10:00:00.000Z'), 0];
  const source = fc.record({ day: fc.nat(120), key: fc.constantFrom('a', 'b'), amount: fc.nat(50) });
  const range = fc
    .tuple(fc.nat(120), fc.nat(120))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);
  const runs = fc.asyncProperty(
    fc.array(source, { maxLength: 12 }),
    range,
    async (sources, [from = 0, to = 0]) => {
      const name = `sums-${(ids += 1)}`;
      const newId = () => `token-${(ids += 1)}`;
      const sums = createRangeSums({ documents: store, name, now: () => clock, newId });
      const facts = sources.map(({ day, key, amount }, at) => ({
        _id: `fact-${at}`,
        version: 1,
        bucket: dayOf(day),
        key,
        amount,
      }));
      for (const fact of [...facts.toReversed(), ...facts]) await sums.record(fact);
      clock += 60_000;
      await sums.job.run();
      const { cells, asOf } = await sums.read({ from: dayOf(from), to: dayOf(to) });
      const inRange = sources.filter(({ day }) => from <= day && day <= to);
      const expected = ['a', 'b'].flatMap((key) => {
        const own = inRange.filter((fact) => fact.key === key);
        const amount = own.reduce((sum, fact) => sum + fact.amount, 0);
        return own.length === 0 ? [] : [{ key, count: own.length, amount }];
      });
      expect(cells.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual(expected);
      expect(Date.parse(asOf)).toBe(clock);
    },
  );
  await fc.assert(runs, { numRuns: 25 });
});
