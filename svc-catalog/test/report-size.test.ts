import { maxReportDays } from '@pathshala/contract-kit/report';
import { measureList } from '@pathshala/service-testing/measure-list';
import type { CompletionReport, EnrolmentReport } from '@pathshala/svc-catalog-contract/reports';
import { expect, it } from 'vitest';
import { startCatalog } from './start-catalog.ts';

/** Enrolments: the nightly run sets a million. */
const rows = Number(process.env['REPORT_FACTS'] ?? 3_000);
const isFullSize = rows >= 1_000_000;
const courses = 60;
const firstDay = Date.parse('2024-01-01T12:00:00.000Z');
const dayOf = (at: number): string => new Date(firstDay + at * 86_400_000).toISOString().slice(0, 10);

const steps = ['sent', 'approved', 'refused'];
const methods = ['bkash', 'nagad', 'bank', 'bkash'];

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

interface Fact {
  readonly _id: string;
  readonly version: number;
  readonly bucket: string;
  readonly buckets: readonly string[];
  readonly key: string;
  readonly amount: number;
}

const courseOf = (row: number): string =>
  (Math.floor(row / maxReportDays) % courses).toString(16).padStart(24, 'c');

/** Stores facts like the reactions do, many at once: a million events would take an hour. */
async function fill(catalog: Catalog, name: string, keyOf: (row: number) => string): Promise<void> {
  const { documents, newId } = catalog.platform;
  const collection = documents.collection<Fact>(`${name}-facts`);
  for (let row = 0; row < rows; row += 1_000) {
    const part = Array.from({ length: Math.min(1_000, rows - row) }, (_, at) => row + at);
    await Promise.all(
      part.map((at) => {
        const bucket = dayOf(at % maxReportDays);
        const fact = { _id: `fact-${at}`, version: 1, bucket, buckets: [bucket], key: keyOf(at) };
        return collection.insertOne({ ...fact, amount: (at % 7) * 10 });
      }),
    );
  }
  for (let day = 0; day < maxReportDays; day += 1) {
    const mark = { token: newId(), isClaimed: false, markedAt: catalog.clock.now() };
    await documents.collection(`${name}-stale`).insertOne({ _id: dayOf(day), ...mark });
  }
  await catalog.runJob(`count-${name}`);
}

it(
  'reports over the longest range answer in time, whatever the number of enrolments and claims [ADM-20]',
  { timeout: 3_600_000 },
  async () => {
    await using catalog = await startCatalog({ now: '2027-01-15T10:00:00.000Z' });
    const one = <Item>(items: readonly Item[], row: number): Item =>
      items[Math.floor(row / maxReportDays / courses) % items.length] as Item;
    const ofCourse = (row: number, ...parts: readonly string[]): string =>
      [courseOf(row), 'academic', ...parts].join('|');
    await fill(catalog, 'report-enrolments', (row) => one(['free', 'paid'], row));
    await fill(catalog, 'report-claims', (row) => one(steps, row));
    await fill(catalog, 'report-enrolments-by-course-days', (row) =>
      ofCourse(row, one(['free', 'paid'], row)),
    );
    await fill(catalog, 'report-completion-days', (row) =>
      ofCourse(row, one(['0', '1', '2', '3', '4', '5'], row)),
    );
    await fill(catalog, 'report-claims-by-course-days', (row) =>
      ofCourse(row, one(steps, row), one(methods, row)),
    );
    const query = `from=${dayOf(0)}&to=${dayOf(maxReportDays - 1)}`;
    const read = async <Report>(report: string) =>
      (await catalog.admin.get<Report>(`/courses/reports/${report}?${query}`)).body;
    const enrolments = await read<EnrolmentReport>('enrolments');
    expect(enrolments.days.reduce((sum, { count }) => sum + count, 0)).toBe(rows);
    const completion = await read<CompletionReport>('completion');
    expect(completion.courses.reduce((sum, { enrolled }) => sum + enrolled, 0)).toBe(rows);
    for (const report of ['enrolments', 'revenue', 'completion']) {
      const { p95 } = await measureList(`the report ${report} of ${rows} facts`, () => read(report));
      expect(p95).toBeLessThan(isFullSize ? 100 : 2_000);
    }
  },
);
