import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { ExamAnalysis } from '@pathshala/svc-exams-contract/analysis';
import { describe, expect, it } from 'vitest';
import { enrolled, sitter, startExams, type ExamsService } from './support/exams-service.ts';

/** Sits the past year with Maths; time counts thirty seconds for p1. */
async function sit(exams: ExamsService, studentId: string, answers: Readonly<Record<string, string>>) {
  await exams.emit(studentEnrolled, enrolled(studentId));
  const student = sitter(exams, studentId);
  const { attemptId } = (await student.start({ subjects: ['Maths'] })).body;
  exams.clock.advance(60_000);
  await student.put(`/exams/attempts/${attemptId}/answers`, {
    clientSeq: 1,
    answers: Object.entries(answers).map(([questionId, selectedOption]) => ({ questionId, selectedOption })),
    spent: [{ questionId: 'p1', seconds: 30 }],
  });
  await student.submit(attemptId);
}

describe('the analysis of an exam', () => {
  it('counts the first attempt of each student, by the paper that was sat', async () => {
    await using exams = await startExams();
    await sit(exams, 'student1', { p1: 'p1-a', p2: 'p2-a', m1: 'm1-a' });
    await sit(exams, 'student1', { p1: 'p1-b' });
    await sit(exams, 'student2', { p1: 'p1-a', p2: 'p2-b' });
    await sit(exams, 'student3', { p1: 'p1-b' });
    const { body } = await exams.admin.get<ExamAnalysis>('/exams/papers/year1/analysis');
    expect(body).toMatchObject({
      attempts: 3,
      totalMarks: 100,
      scores: { highest: 3, lowest: -0.25, median: 0.75 },
    });
    expect(body.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const [p1, p2] = body.questions;
    expect(p1).toMatchObject({
      questionId: 'p1',
      count: 3,
      correct: 2,
      wrong: 1,
      meanSeconds: 30,
      discrimination: 1,
    });
    expect(p1?.options.map(({ count }) => count)).toEqual([2, 1, 0, 0]);
    expect(p2).toMatchObject({ correct: 1, wrong: 1, blank: 1 });
    // No student chose Biology, so its questions are listed with zeros.
    expect(body.questions.find(({ questionId }) => questionId === 'b1')).toMatchObject({
      count: 0,
      facility: 0,
    });
  });

  it('of an exam that nobody has sat is empty, and of no exam is not found', async () => {
    await using exams = await startExams();
    expect((await exams.admin.get('/exams/papers/year1/analysis')).body).toMatchObject({
      attempts: 0,
      scores: null,
      reliability: null,
      distribution: [],
    });
    expect(await exams.admin.get('/exams/papers/nowhere/analysis')).toMatchObject({ status: 404 });
  });
});
