import { listRows, listTimeLimit, measureList } from '@pathshala/service-testing/measure-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examCollection } from '../src/exams/storage/document-exams.ts';
import { startCourseExams, type CourseExams } from './support/course-exams.ts';

let exams: CourseExams;

beforeAll(async () => {
  exams = await startCourseExams();
  const { _id } = await exams.created();
  const collection = examCollection(exams.platform.documents);
  const stored = await collection.findOne({ _id });
  if (stored === null) throw new Error('the exam is not stored');
  const examOf = (n: number) => ({
    ...stored,
    _id: `exam-${n}`,
    title: `Model test ${n}`,
    titleKey: `model test ${n}`,
    examNumber: n,
    totalMarks: n % 100,
    edited: { ...stored.edited, at: new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString() },
  });
  await Promise.all(Array.from({ length: listRows }, (_, at) => collection.insertOne(examOf(at))));
}, 60_000);
afterAll(() => exams.stop(), 60_000);

describe('a long list of exams', () => {
  it.each([
    ['administrators', '/exams'],
    ['administrators', '/exams?sort=title&q=test 77&type=MCQ'],
    ['administrators', '/exams/chapter/motion?sort=-marks&page=25'],
    ['students', '/exams?sort=-start&pageSize=100'],
  ] as const)('is answered to %s from its indexes: %s [EXM-01]', async (who, path) => {
    const caller = who === 'students' ? exams.student : exams.admin;
    const measure = await measureList(`exams of ${who} ${path}`, () => caller.get(path));
    expect(measure.parsed).toBeLessThan(250);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });
});
