import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { QuestionReport, ReportInQueue } from '@pathshala/svc-exams-contract/question-reports';
import { describe, expect, it } from 'vitest';
import { startExams, type ExamsService } from './support/exams-service.ts';

async function submitted(exams: ExamsService): Promise<string> {
  const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
  return (await exams.student.submit(attemptId)).body._id;
}

const report = (exams: ExamsService, resultId: string, body: Record<string, unknown> = {}) =>
  exams.student.post<QuestionReport>(`/exams/results/${resultId}/reports`, {
    questionId: 'p1',
    reason: 'wrong-key',
    ...body,
  });

const queue = async (exams: ExamsService, query = '') =>
  (await exams.admin.get<{ items: ReportInQueue[]; total: number }>(`/exams/question-reports${query}`)).body;

describe('reporting a question', () => {
  it('goes to the queue without a name, once for each question of a result, and its answer is mailed', async () => {
    await using exams = await startExams();
    const [first, second] = [await submitted(exams), await submitted(exams)];
    await report(exams, first);
    await report(exams, first, { reason: 'unclear', text: 'Two options fit.' });
    await report(exams, second);
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
      { data: { studentId: 'student1', template: 'question-report-answered' } },
      { data: { studentId: 'student1', template: 'question-report-answered' } },
    ]);
    const own = await exams.student.get<{ items: QuestionReport[] }>(`/exams/results/${second}/reports`);
    expect(own.body.items).toMatchObject([{ state: 'answered', ...answer }]);
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
    // Of a subject that the student did not choose.
    expect(await report(exams, resultId, { questionId: 'b1' })).toMatchObject({
      status: 422,
      body: { code: 'exams.unknown-question' },
    });
    const foreign = { questionId: 'p1', reason: 'unclear' };
    expect(await exams.other.post(`/exams/results/${resultId}/reports`, foreign)).toMatchObject({
      status: 404,
    });
    expect(await exams.other.get(`/exams/results/${resultId}/reports`)).toMatchObject({ status: 404 });
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
