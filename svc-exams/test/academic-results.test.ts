import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import type {
  AcademicResult,
  AcademicResultForm,
  ReportCard,
} from '@pathshala/svc-exams-contract/academic-result';
import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { describe, expect, it } from 'vitest';
import { campaign, listOf, startExams, type ExamsService } from './support/exams-service.ts';

const form: AcademicResultForm = {
  studentId: 'student1',
  title: 'Test examination',
  term: 'Second year',
  session: '2025-26',
  subjects: [
    { subjectName: 'Physics', fullMarks: 100, marks: 79.99 },
    { subjectName: 'বাংলা', fullMarks: 75, marks: 60 },
    { subjectName: 'Biology', fullMarks: 50, marks: 20, grade: 'A' },
  ],
  remarks: 'Well prepared.',
  dateTaken: '2025-12-20T00:00:00.000Z',
};

const enter = (exams: ExamsService, more: Partial<AcademicResultForm> = {}) =>
  exams.admin.post<AcademicResult>('/academicresult', { ...form, ...more });

const entered = async (exams: ExamsService, more: Partial<AcademicResultForm> = {}) =>
  (await enter(exams, more)).body;

const resultsOf = (exams: ExamsService) =>
  exams.student.get<{ items: AcademicResult[]; total: number }>('/academicresult/student/student1');

const cardOf = async (exams: ExamsService) =>
  (await exams.student.get<ReportCard>('/academicresult/student/student1/report-card')).body;

describe('the student of an academic result', () => {
  const account = (userId: string) => ({
    userId,
    username: userId,
    name: 'Rahima',
    email: `${userId}@example.com`,
  });

  it('exists: by the account, or by a right to an exam that is older than what is stored of accounts', async () => {
    await using exams = await startExams();
    const refused = { status: 404, body: { code: 'exams.academic.student-not-found' } };
    expect(await enter(exams, { studentId: 'nobody' })).toMatchObject({
      ...refused,
      body: { fields: { studentId: expect.any(String) } },
    });
    expect((await enter(exams, { studentId: 'student1' })).status).toBe(201);
    expect(await enter(exams, { studentId: 'student2' })).toMatchObject(refused);
    for (let n = 0; n < 2; n += 1) await exams.emit(userVerified, account('student2'));
    expect((await enter(exams, { studentId: 'student2' })).status).toBe(201);
  });

  it('is gone with the account, also when its events arrive in the other order', async () => {
    await using exams = await startExams();
    await exams.emit(userDeleted, { userId: 'student2' });
    await exams.emit(userVerified, account('student2'));
    await exams.emit(userDeleted, { userId: 'student1' });
    for (const studentId of ['student1', 'student2']) {
      expect((await enter(exams, { studentId })).status).toBe(404);
    }
    await exams.waitUntilIdle();
    expect(exams.published(noticeRequested)).toEqual([]);
  });
});

describe('an academic result that is entered', () => {
  it('has grades and a GPA, exact sums, and is mailed to its student [EXM-16]', async () => {
    await using exams = await startExams();
    const { status, body } = await enter(exams);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      marks: 159.99,
      fullMarks: 225,
      gpa: 4.33,
      letterGrade: 'A',
      rev: 1,
      subjects: [
        { letterGrade: 'A', gradePoint: 4, grade: '' },
        { letterGrade: 'A+', gradePoint: 5 },
        { letterGrade: 'A', grade: 'A' },
      ],
    });
    const { body: list } = await resultsOf(exams);
    expect(list).toMatchObject({ total: 1, items: [{ _id: body._id, remarks: 'Well prepared.' }] });
    expect(list.items[0]).not.toHaveProperty('changedBy');
    await exams.waitUntilIdle();
    expect(exams.published(noticeRequested).map(({ data }) => data)).toEqual([
      {
        studentId: 'student1',
        template: 'academic-result-entered',
        values: { title: 'Test examination', path: '/exams/report-card' },
      },
    ]);
  });

  it('takes back exactly what was read, refuses an outdated edit and another student [EXM-16]', async () => {
    await using exams = await startExams();
    const body = await entered(exams);
    const put = (sent: object) => exams.admin.put<AcademicResult>(`/academicresult/${body._id}`, sent);
    expect(await put(body)).toMatchObject({ status: 200, body: { ...body, rev: 2 } });
    expect(await put({ ...body, title: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'common.edited-meanwhile' },
    });
    expect(await put({ ...form, studentId: 'student2' })).toMatchObject({
      status: 422,
      body: { fields: { studentId: expect.any(String) } },
    });
  });

  it.each([
    ['marks above the full marks', { marks: 100.01 }, 'subjects.1.marks'],
    ['a subject that is there twice', { subjectName: 'physics ' }, 'subjects.1.subjectName'],
  ])('refuses %s at its field', async (_, change, field) => {
    await using exams = await startExams();
    const second = { subjectName: 'Maths', fullMarks: 100, marks: 1, ...change };
    const answer = await enter(exams, {
      subjects: [{ subjectName: 'Physics', fullMarks: 100, marks: 1 }, second],
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
  });

  it('is gone at once when it is deleted, and back within ten minutes only [EXM-16]', async () => {
    await using exams = await startExams();
    const { _id } = await entered(exams);
    const restore = () => exams.admin.post(`/academicresult/${_id}/restore`, {});
    expect((await exams.admin.delete(`/academicresult/${_id}`)).status).toBe(200);
    expect((await exams.admin.delete(`/academicresult/${_id}`)).status).toBe(404);
    expect((await resultsOf(exams)).body.total).toBe(0);
    expect((await restore()).status).toBe(200);
    expect((await resultsOf(exams)).body.total).toBe(1);
    await exams.admin.delete(`/academicresult/${_id}`);
    exams.clock.advance(restoreWindowMs);
    expect((await restore()).status).toBe(410);
    await exams.runJob('remove-academic-results');
    expect((await restore()).status).toBe(404);
  });

  it('is removed with the account of its student', async () => {
    await using exams = await startExams();
    await entered(exams);
    await exams.emit(userDeleted, { userId: 'student1' });
    expect(await exams.platform.documents.collection('academic_results').countDocuments({})).toBe(0);
  });
});

describe('a report card', () => {
  const sit = async (exams: ExamsService, answers: Record<string, string>) => {
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId, { answers: listOf(answers) });
    exams.clock.advance(60_000);
    return attemptId;
  };

  it('has the attempt that counts of each exam, sums by subject, the trend and what was entered [EXM-16]', async () => {
    await using exams = await startExams();
    await sit(exams, { p1: 'p1-a' });
    const latest = await sit(exams, { p1: 'p1-a', m1: 'm1-b' });
    await entered(exams);
    expect(await cardOf(exams)).toMatchObject({
      examCount: 1,
      exams: [{ resultId: latest, score: 0.75, correct: 1, wrong: 1, marksLost: 0.25, isRanked: false }],
      subjects: [
        { subjectName: 'Physics', exams: 1, score: 1, correct: 1 },
        { subjectName: 'Maths', exams: 1, score: -0.25, wrong: 1 },
      ],
      totals: { correct: 1, wrong: 1, marksLost: 0.25 },
      trend: [{ resultId: latest, percent: 0.8 }],
      academicResults: [{ gpa: 4.33 }],
    });
  });

  it('has a campaign exam once its score may be seen, ranked once its results are released', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Biology'] })).body;
    await exams.student.submit(attemptId);
    expect((await cardOf(exams)).exams).toEqual([]);
    await exams.goTo('2026-01-15T20:00:00.000Z');
    expect((await cardOf(exams)).exams).toMatchObject([{ examKind: 'campaign', isRanked: false }]);
    await exams.release();
    expect((await cardOf(exams)).exams).toMatchObject([{ isRanked: true }]);
  });
});
