import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { QuestionReport, ReportInQueue } from '@pathshala/svc-exams-contract/question-reports';
import type { Report } from '../src/question-reports/domain/report.ts';
import { describe, expect, it } from 'vitest';
import { campaign, enrolled, sitter, startExams, type ExamsService } from './support/exams-service.ts';
import { fillBank, practiser } from './support/practice.ts';

async function submitted(exams: ExamsService, student = exams.student): Promise<string> {
  const { attemptId } = (await student.start({ subjects: ['Maths'] })).body;
  return (await student.submit(attemptId)).body._id;
}

type Student = Pick<ExamsService['student'], 'post' | 'get'>;

/** A report of question p1, as a student sends it from a place. */
const reportAt = (student: Student, place: object, body: Record<string, unknown> = {}) =>
  student.post<QuestionReport>('/exams/question-reports', {
    place,
    questionId: 'p1',
    reason: 'wrong-key',
    ...body,
  });

const report = (exams: ExamsService, resultId: string, body: Record<string, unknown> = {}) =>
  reportAt(exams.student, { kind: 'result', resultId }, body);

const ownReports = async (student: Student) =>
  (await student.get<{ items: QuestionReport[] }>('/exams/own-question-reports')).body.items;

const queue = async (exams: ExamsService, query = '') =>
  (await exams.admin.get<{ items: ReportInQueue[]; total: number }>(`/exams/question-reports${query}`)).body;

function requireOne<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('nothing is stored');
  return item;
}

describe('reporting a question', () => {
  it('goes to the queue without a name, once for each student and question, and its answer is mailed', async () => {
    await using exams = await startExams();
    await exams.emit(studentEnrolled, enrolled('student2'));
    const [first, again] = [await submitted(exams), await submitted(exams)];
    await report(exams, first);
    await report(exams, again, { reason: 'unclear', text: 'Two options fit.' });
    await reportAt(exams.other, { kind: 'result', resultId: await submitted(exams, exams.other) });
    const waiting = await queue(exams, '?state=open');
    expect(waiting.items.map(({ reason, openReports }) => [reason, openReports])).toEqual([
      ['unclear', 2],
      ['wrong-key', 2],
    ]);
    expect(JSON.stringify(waiting)).not.toContain('student1');

    const id = waiting.items[0]?._id ?? '';
    const answer = { answer: 'You are right: both count now.' };
    expect(await exams.admin.put(`/exams/question-reports/${id}/answer`, answer)).toMatchObject({
      status: 200,
      body: { state: 'answered', openReports: 0 },
    });
    await exams.waitUntilIdle();
    expect(await queue(exams, '?state=open')).toMatchObject({ total: 0 });
    expect(exams.published(noticeRequested)).toMatchObject([
      { data: { studentId: 'student2', template: 'question-report-answered' } },
      { data: { studentId: 'student1', values: { path: `/exams/results/${first}` } } },
    ]);
    expect(await ownReports(exams.student)).toMatchObject([{ state: 'answered', ...answer }]);
    expect(await report(exams, first)).toMatchObject({
      status: 409,
      body: { code: 'exams.report-answered' },
    });
    expect(await exams.admin.put(`/exams/question-reports/${id}/answer`, answer)).toMatchObject({
      status: 409,
    });
  });

  it('is for one’s own result and its questions, and says what is missing', async () => {
    await using exams = await startExams();
    const resultId = await submitted(exams);
    expect(await report(exams, resultId, { reason: 'other' })).toMatchObject({
      status: 422,
      body: { code: 'exams.report-text', fields: { text: expect.any(String) } },
    });
    // The question belongs to a subject that the student did not choose.
    expect(await report(exams, resultId, { questionId: 'b1' })).toMatchObject({
      status: 422,
      body: { code: 'exams.unknown-question' },
    });
    expect(await reportAt(exams.other, { kind: 'result', resultId })).toMatchObject({ status: 404 });
    expect(await ownReports(exams.other)).toEqual([]);
  });

  it('is taken from pages of the release before, and changes a report that this release stored', async () => {
    await using exams = await startExams();
    const resultId = await submitted(exams);
    const path = `/exams/results/${resultId}/reports`;
    const body = { questionId: 'p1', reason: 'unclear' };
    expect(await exams.student.post(path, body)).toMatchObject({ status: 201, body: { reason: 'unclear' } });
    expect(await report(exams, resultId)).toMatchObject({ status: 201, body: { reason: 'wrong-key' } });
    expect(await exams.student.get(path)).toMatchObject({ body: { items: [{ reason: 'wrong-key' }] } });
    expect(await exams.other.post(path, body)).toMatchObject({ status: 404 });
    expect(await exams.other.get(path)).toMatchObject({ status: 404 });
  });

  it('finds a report that an earlier release stored', async () => {
    await using exams = await startExams();
    const resultId = await submitted(exams);
    await report(exams, resultId);
    const stored = exams.platform.documents.collection<Report>('question_reports');
    const { from: _from, path: _path, ...earlier } = requireOne(await stored.find({}).toArray());
    await stored.deleteMany({});
    await stored.insertOne({ ...earlier, _id: `${resultId}-p1` });
    await report(exams, resultId, { reason: 'unclear' });
    const { items } = await queue(exams);
    expect(items).toMatchObject([{ _id: `${resultId}-p1`, reason: 'unclear', from: 'result' }]);
    await exams.admin.put(`/exams/question-reports/${resultId}-p1/answer`, { answer: 'Corrected.' });
    await exams.waitUntilIdle();
    expect(exams.published(noticeRequested)).toMatchObject([
      { data: { values: { path: `/exams/results/${resultId}` } } },
    ]);
  });

  it('stays without its reporter when the account is deleted, who is mailed no more', async () => {
    await using exams = await startExams();
    const resultId = await submitted(exams);
    const { _id } = (await report(exams, resultId)).body;
    await exams.emit(userDeleted, { userId: 'student1', deletedAt: '2026-01-20T00:00:00.000Z' });
    await exams.admin.put(`/exams/question-reports/${_id}/answer`, { answer: 'Corrected.' });
    await exams.waitUntilIdle();
    expect(exams.published(noticeRequested)).toEqual([]);
  });
});

const hidden = { status: 403, body: { code: 'exams.report-hidden' } };

describe('a question can be reported wherever its answer is read', () => {
  it('in a practice once its answer is fixed, where the practice has it from [NEW-07]', async () => {
    await using exams = await startExams();
    const [me, other] = [practiser(exams, 'student1'), practiser(exams, 'student2')];
    const { examId } = (await me.fromPaper('year1', { answersShown: 'at-once' })).body;
    const { attemptId } = await me.begin(examId);
    const place = { kind: 'practice', attemptId };
    expect(await reportAt(me, place)).toMatchObject(hidden);
    await me.check(attemptId, 'p1', ['p1-b']);
    expect(await reportAt(me, place)).toMatchObject({ status: 201, body: { examId: 'year1' } });
    expect(await reportAt(me, place, { questionId: 'p2' })).toMatchObject(hidden);
    expect(await reportAt(other, place)).toMatchObject({ status: 404 });
    await me.submit(attemptId);
    // The end of the practice changes the report of its sitting.
    const atEnd = { kind: 'result', resultId: attemptId };
    expect(await reportAt(me, atEnd, { reason: 'unclear' })).toMatchObject({ status: 201 });
    expect((await queue(exams)).items).toMatchObject([
      { examId: 'year1', paperVersion: 1, from: 'practice', reason: 'unclear', openReports: 1 },
    ]);
  });

  it('in no practice that shows its answers at the end, and in no exam, before it is submitted [NEW-07]', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    const { examId } = (await me.fromPaper('year1', { answersShown: 'at-end' })).body;
    const practice = await me.begin(examId);
    await me.save(practice.attemptId, 1, { p1: 'p1-a' });
    expect(await reportAt(me, { kind: 'practice', attemptId: practice.attemptId })).toMatchObject(hidden);
    const { attemptId } = (await me.start({ subjects: ['Maths'] })).body;
    expect(await reportAt(me, { kind: 'practice', attemptId })).toMatchObject({ status: 404 });
    expect(await reportAt(me, { kind: 'result', resultId: attemptId })).toMatchObject({ status: 404 });
  });

  it('on View Answers, by those who may read them [NEW-07]', async () => {
    await using exams = await startExams();
    const place = { kind: 'paper', examId: 'year1', version: 1 };
    expect(await reportAt(exams.other, place)).toMatchObject({
      status: 403,
      body: { code: 'exams.not-enrolled' },
    });
    expect(await reportAt(exams.student, place, { questionId: 'p9' })).toMatchObject({ status: 422 });
    expect(await reportAt(exams.student, place)).toMatchObject({ status: 201, body: { resultId: null } });
    const [{ _id: id } = { _id: '' }] = (await queue(exams)).items;
    await exams.admin.put(`/exams/question-reports/${id}/answer`, { answer: 'Corrected.' });
    await exams.waitUntilIdle();
    const path = '/courses/admission/DU/units/years/correct-answers?yearId=year1';
    expect(exams.published(noticeRequested)).toMatchObject([{ data: { values: { path } } }]);
  });

  it('in no paper whose key is closed, and among the bookmarks once it is open [NEW-07]', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    const { attemptId } = (await me.start({ ...campaign, subjects: ['Maths'] })).body;
    await me.bookmark('p1', 'exam1');
    await me.submit(attemptId);
    const places = [{ kind: 'paper', examId: 'exam1', version: 1 }, { kind: 'bookmarks' }];
    for (const place of places) expect(await reportAt(me, place)).toMatchObject(hidden);
    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    for (const place of places) expect(await reportAt(me, place)).toMatchObject({ status: 201 });
    expect(await reportAt(me, { kind: 'bookmarks' }, { questionId: 'p2' })).toMatchObject({ status: 422 });
    expect(await reportAt(sitter(exams, 'student2'), { kind: 'bookmarks' })).toMatchObject({ status: 422 });
    expect((await queue(exams)).items).toMatchObject([{ examId: 'exam1', from: 'paper' }]);
  });

  it('in the mistakes notebook, though no exam has it but the bank [NEW-07]', async () => {
    await using exams = await startExams();
    const [banked] = await fillBank(exams, [{ question: 'Lens?' }]);
    const me = practiser(exams, 'student1');
    const { attemptId } = await me.begin((await me.create({ count: 1 })).body.examId);
    const questionId = banked?._id ?? '';
    const place = { kind: 'mistakes' };
    expect(await reportAt(me, place, { questionId })).toMatchObject({ status: 422 });
    const { card } = (await me.check(attemptId, questionId, [banked?.options[1]?._id ?? ''])).body;
    expect(await reportAt(me, place, { questionId })).toMatchObject({
      status: 201,
      body: { examId: null, title: 'প্রশ্নব্যাংক | Question bank' },
    });
    expect(await reportAt(exams.other, place, { questionId })).toMatchObject({ status: 422 });
    expect((await queue(exams)).items).toMatchObject([
      { questionId, examId: null, paperVersion: null, from: 'mistakes', openReports: 1 },
    ]);
    await me.delete(`/exams/mistakes/${card?.cardId}`);
    expect(await reportAt(me, place, { questionId })).toMatchObject({ status: 422 });
  });
});
