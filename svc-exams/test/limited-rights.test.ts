import { batchChanged, batchJoined, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { MarkingDesk } from '@pathshala/svc-exams-contract/written';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolled, sitter } from './support/exams-service.ts';
import { criteria, startWrittenExams, type WrittenExams } from './support/written-exam.ts';

let exams: WrittenExams;
/** Submitted answers of student1 and student3, who are in the batch, and of student2, who is not. */
const results: Record<string, string> = {};

beforeAll(async () => {
  exams = await startWrittenExams();
  await exams.emit(batchChanged, {
    batchId: 'friday',
    version: 1,
    name: 'Friday',
    courseIds: ['course1'],
    isArchived: false,
    addedCourseIds: [],
  });
  for (const studentId of ['student1', 'student2', 'student3']) {
    if (studentId !== 'student1') await exams.emit(studentEnrolled, enrolled(studentId));
    const place = { membershipId: `member-${studentId}`, batchId: 'friday', studentId, version: 1 };
    if (studentId !== 'student2')
      await exams.emit(batchJoined, { ...place, joinedAt: '2026-01-10T10:00:00.000Z', movedFrom: null });
    const student = sitter(exams, studentId);
    const id = await exams.startEssay(student);
    const answers = [{ questionId: 'written', text: `The river of ${studentId}` }];
    await student.put(`/exams/attempts/${id}/answers`, { clientSeq: 1, answers });
    await student.submit(id);
    results[studentId] = id;
    exams.clock.advance(1000);
  }
});
afterAll(() => exams.stop());

const teacher = () =>
  exams.client.as({
    role: 'admin',
    userId: 'teacher1',
    name: 'Nadia',
    permissions: ['marking', 'questions'],
    limitedTo: { courseIds: [], batchIds: ['friday'] },
  });

describe('a teacher of a batch', () => {
  it('goes from one written answer of the own students to the next, and counts no other [BAT-04]', async () => {
    const { student1 = '', student2 = '', student3 = '' } = results;
    const { body } = await teacher().get('/exams/marking');
    expect(body).toMatchObject({ total: 2, counts: { unmarked: 2, marked: 0 }, exams: [{ unmarked: 2 }] });
    const path = `/exams/marking/${student1}`;
    const desk = (await teacher().get<MarkingDesk>(path)).body;
    expect(desk).toMatchObject({ nextResultId: student3, unmarkedLeft: 1 });
    expect((await exams.admin.get(path)).body).toMatchObject({ nextResultId: student2, unmarkedLeft: 2 });
    const marks = criteria.map(({ name }) => ({ name, marks: 1 }));
    const marking = { criteria: marks, comment: '', annotations: [], rev: 1 };
    expect((await teacher().put(path, marking)).body).toMatchObject({ nextResultId: student3 });
    expect(await teacher().put(`/exams/marking/${student2}`, marking)).toMatchObject({
      status: 403,
      body: { code: 'common.limited-rights' },
    });
  });

  it('reads results of the own students, and neither corrects nor analyses them', async () => {
    const { student1 = '', student2 = '' } = results;
    const of = async (query: string) =>
      (await teacher().get<{ total: number }>(`/exams/exam-results?${query}`)).body.total;
    expect([await of(''), await of('studentId=student2'), await of('q=river')]).toEqual([2, 0, 2]);
    expect((await teacher().get(`/exams/results/${student1}`)).status).toBe(200);
    expect((await teacher().get(`/exams/results/${student2}`)).status).toBe(404);
    expect((await teacher().get('/exams/results?studentId=student1')).status).toBe(403);
    for (const path of [
      '/exams/papers/essay/analysis',
      '/questions',
      '/exams/reports/exams',
      '/exams/overview',
    ])
      expect((await teacher().get(path)).body).toMatchObject({ code: 'common.limited-rights' });
    const correction = { updateData: { score: 9 }, reason: 'x' };
    expect((await teacher().put(`/exams/exam-results/${student1}`, correction)).status).toBe(403);
  });
});
