import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { listRows, listTimeLimit, measureList } from '@pathshala/service-testing/measure-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExams, listOf, type ExamsService } from './support/exams-service.ts';

/** The stored fields that the copies change. */
interface StoredResult extends Aggregate {
  readonly studentId: string;
  readonly outcome: { readonly submittedAt: string };
}

let exams: ExamsService;

beforeAll(async () => {
  exams = await startExams();
  const { body } = await exams.student.post<{ _id: string }>('/exams/exam-results', {
    studentId: 'student1',
    yearId: 'year1',
    unitId: 'unit1',
    answers: listOf({ p1: 'p1-a', m1: 'm1-b' }),
  });
  await exams.waitUntilIdle();
  const stored = exams.platform.documents.collection<StoredResult>('attempts');
  const sample = await stored.findOne({ _id: body._id });
  if (sample === null) throw new Error('the result is not stored');
  const resultOf = (n: number): StoredResult => ({
    ...sample,
    _id: `result-${n}`,
    studentId: `student-${n}`,
    outcome: {
      ...sample.outcome,
      submittedAt: new Date(Date.UTC(2026, 0, 1) + ((n * 7919) % listRows) * 60_000).toISOString(),
    },
  });
  await Promise.all(Array.from({ length: listRows }, (_, n) => stored.insertOne(resultOf(n))));
}, 120_000);
afterAll(() => exams.stop(), 60_000);

describe('a long list of results', () => {
  it.each([
    '',
    'page=MIDDLE',
    'page=LAST',
    'pageSize=100&page=2',
    'sort=submitted&page=2',
    'submittedFrom=2026-01-01&submittedTo=2026-01-01',
    'examId=year1&page=2',
    'q=UNIT&page=2',
    'q=nothing&students=student-1,student-7,student-9',
    'q=২০২৩&examKind=past-year',
  ])('is answered from its indexes: %s', async (template) => {
    const pages = Math.ceil(listRows / 10);
    const query = template.replace('MIDDLE', String(Math.ceil(pages / 2))).replace('LAST', String(pages));
    const read = () => exams.admin.get<{ items: unknown[]; total: number }>(`/exams/exam-results?${query}`);
    const measure = await measureList(`results ?${query}`, read);
    const { items, total } = (await read()).body;
    expect(items.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(listRows + 1);
    // A page reads only its own documents.
    expect(measure.parsed).toBeLessThan(250);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });
});
