import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxReportDays } from '@pathshala/contract-kit/report';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { createReportTotals } from '@pathshala/reports/report-totals';
import { measureList } from '@pathshala/service-testing/measure-list';
import { expect, it } from 'vitest';

/** Rows of facts: the nightly run sets a million. */
const rows = Number(process.env['REPORT_FACTS'] ?? 3_000);
const isFullSize = rows >= 1_000_000;
const courses = 60;
const firstDay = Date.parse('2024-01-01T12:00:00.000Z');
const bucketOf = (row: number): string =>
  new Date(firstDay + (row % maxReportDays) * 86_400_000).toISOString().slice(0, 10);

it(
  'a report over the longest range reads totals alone, whatever the number of facts',
  { timeout: 3_600_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pathshala-report-size-'));
    const documents = await openSqliteDocuments({ file: join(folder, 'size.sqlite') });
    let [clock, ids] = [Date.parse('2027-01-15T10:00:00.000Z'), 0];
    const newId = () => `token-${(ids += 1)}`;
    const totals = createReportTotals({ documents, name: 'size', now: () => clock, newId });
    for (const { collection, keys } of totals.indexes)
      await documents.collection(collection).createIndex(keys);
    for (let row = 0; row < rows; row += 500) {
      const part = Array.from({ length: Math.min(500, rows - row) }, (_, at) => row + at);
      await Promise.all(
        part.map((at) =>
          totals.record({
            _id: `fact-${at}`,
            version: 1,
            bucket: bucketOf(at),
            key: `course-${Math.floor(at / maxReportDays) % courses}`,
            amount: (at % 7) * 100,
          }),
        ),
      );
    }
    clock += 60_000;
    await totals.job.run();
    const range = { from: bucketOf(0), to: bucketOf(maxReportDays - 1) };
    const read = await totals.read(range);
    expect(read.buckets).toHaveLength(maxReportDays);
    const cells = read.buckets.flatMap((bucket) => bucket.cells);
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(rows);
    const measure = await measureList(`a report of ${rows} facts over ${maxReportDays} days`, () =>
      totals.read(range),
    );
    expect(measure.parsed).toBeLessThanOrEqual(maxReportDays);
    expect(measure.p95).toBeLessThan(isFullSize ? 100 : 2_000);
    await documents.close();
    await rm(folder, { recursive: true });
  },
);
