import { maxReportDays } from '@pathshala/contract-kit/report';
import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import type { ExamReport } from '@pathshala/svc-exams-contract/reports';
import { measureList } from '@pathshala/service-testing/measure-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentSittings } from '../src/reports/storage/document-sittings.ts';
import { publishedPastYear, startExams, type ExamsService } from './support/exams-service.ts';
import { pastYearPaper } from './support/papers.ts';

/** Results: the nightly run sets a million. */
const rows = Number(process.env['REPORT_FACTS'] ?? 2_000);
const isFullSize = rows >= 1_000_000;
const limit = isFullSize ? 100 : 2_000;
const papers = isFullSize ? 300 : 20;
/** One result in ten is of the first exam. */
const examOf = (row: number): string => `past-${row % 10 === 0 ? 0 : (row * 7) % papers}`;
/** Midnight in Dhaka. */
const firstDay = Date.parse('2023-12-31T18:00:00.000Z');
const range = 'from=2024-01-01&to=2027-01-04';

let exams: ExamsService;

beforeAll(async () => {
  exams = await startExams({ now: '2027-01-15T10:00:00.000Z' });
  for (let at = 0; at < papers; at += 1) {
    await exams.emit(
      paperPublished,
      publishedPastYear(pastYearPaper({ paperId: `past-${at}`, title: `Past year ${at}` })),
    );
  }
  const sittings = createDocumentSittings(exams.platform);
  for (let row = 0; row < rows; row += 500) {
    const part = Array.from({ length: Math.min(500, rows - row) }, (_, at) => row + at);
    await Promise.all(
      part.map((at) =>
        sittings.record({
          attemptId: `attempt-${at}`,
          examId: examOf(at),
          examKind: 'past-year',
          score: ((at * 37) % 41_000) / 400 - 2.5,
          scoreVersion: 1,
          submittedAt: new Date(
            firstDay + (at % maxReportDays) * 86_400_000 + ((at * 13) % 24) * 3_600_000,
          ).toISOString(),
        }),
      ),
    );
  }
  exams.clock.advance(60_000);
  await exams.runJob('count-report-sittings');
}, 3_600_000);
afterAll(() => exams.stop(), 60_000);

describe('reports of many results', () => {
  it.each([
    ['the list of exams over three years', `exams?${range}`],
    ['a search in the list', `exams?${range}&q=year 1&sort=title&page=2`],
    ['the activity over three years', `activity?${range}`],
    ['an exam with a tenth of all results', `exams/past-0?${range}&bands=20`],
    ['another exam', `exams/past-7?${range}`],
  ])('are read in time: %s [ADM-20]', { timeout: 60_000 }, async (name, path) => {
    const answer = await exams.admin.get(`/exams/reports/${path}`);
    expect(answer.status).toBe(200);
    const measure = await measureList(`${name} of ${rows} results`, () =>
      exams.admin.get(`/exams/reports/${path}`),
    );
    // Totals, heads of papers and the call itself; never a fact.
    expect(measure.parsed).toBeLessThan(maxReportDays + papers + 100);
    expect(measure.p95).toBeLessThan(limit);
  });

  it('have every result', async () => {
    const { body } = await exams.admin.get<{ sittings: number }>(`/exams/reports/exams?${range}`);
    const { body: exam } = await exams.admin.get<ExamReport>(`/exams/reports/exams/past-0?${range}`);
    expect(body.sittings).toBe(rows);
    const expected = Array.from({ length: rows }, (_, row) => examOf(row)).filter((of) => of === 'past-0');
    expect(exam.sittings).toBe(expected.length);
  });
});
