import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { describe, expect, it } from 'vitest';
import { republishable } from '../src/attempts/storage/republishable.ts';
import { createAttemptChanges } from '../src/attempts/storage/attempt-changes.ts';
import { createDocumentAttempts } from '../src/attempts/storage/document-attempts.ts';
import { gradeAttempt } from '../src/attempts/use-cases/grade-attempt.ts';
import type { Attempt } from '../src/attempts/domain/attempt.ts';
import { createPapers } from '../src/papers/papers.ts';
import { startExams, type ExamsService } from './support/exams-service.ts';
import { writtenExam } from './support/papers.ts';

const exam = { examKind: 'standalone', examId: 'written1' };

function graderOf({ platform }: ExamsService) {
  return gradeAttempt({
    ...createDocumentAttempts(platform, createAttemptChanges()),
    papers: createPapers(platform).papers,
  });
}

const marking = (rev: number, content: number) => ({
  rev,
  criteria: [
    { name: 'Content', maxMarks: 7.5, marks: content, comment: 'Clear' },
    { name: 'Language', maxMarks: 2.5, marks: 2.05, comment: '' },
  ],
  comment: 'Well observed',
  annotations: [{ pageId: 'page1', x: 0.5, y: 0.25, text: 'Nice' }],
  markedBy: 'admin1',
  reason: '',
  markedAt: '2026-01-16T08:00:00.000Z',
});

async function sat() {
  const exams = await startExams();
  await exams.publishExam(writtenExam());
  const { attemptId } = (await exams.student.start(exam)).body;
  return Object.assign(exams, { attemptId, grade: graderOf(exams) });
}

/** Ids of the attempts whose result `republish` publishes. */
async function republished({ platform }: ExamsService) {
  const source = republishable(platform).find(({ event }) => event === examSubmitted);
  const ids: string[] = [];
  for await (const page of source?.pages() ?? []) ids.push(...page.map(({ aggregateId }) => aggregateId));
  return ids;
}

describe('a written exam', () => {
  it('saves its text, awaits its marks after the submit, and publishes its result when it is marked [EXM-09 EXM-15]', async () => {
    await using exams = await sat();
    const { attemptId } = exams;
    const written = { questionId: 'written', text: 'The Padma is wide.' };
    const saved = await exams.student.put(`/exams/attempts/${attemptId}/answers`, {
      clientSeq: 1,
      answers: [written],
      spent: [{ questionId: 'written', seconds: 0 }],
    });
    expect(saved.status).toBe(200);
    const { body } = await exams.student.read(attemptId);
    expect(body).toMatchObject({ answers: [], written: { text: 'The Padma is wide.', pages: [] } });

    const last = { ...written, text: 'The Padma is wide and slow.' };
    const submitted = (await exams.student.submit(attemptId, { answers: [last] })).body;
    expect(submitted).toMatchObject({
      awaitsMarks: true,
      score: null,
      correct: null,
      marking: null,
      feedback: 'Manually submitted. To be determined',
    });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()).toEqual([]);

    const attempts = exams.platform.documents.collection<Attempt>('attempts');
    expect(await attempts.findOne({ _id: attemptId })).toMatchObject({ written: { text: last.text } });
    const pages = [{ pageId: 'page1', rotation: 90 }];
    await attempts.updateOne({ _id: attemptId }, { $set: { 'written.pages': pages }, $inc: { rev: 1 } });
    await exams.grade(attemptId, marking(0, 6.2));
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().map(({ data }) => [data.score, data.scoreVersion])).toEqual([[8.25, 1]]);
    const shown = (await exams.student.result(attemptId)).body;
    expect(shown).toMatchObject({ awaitsMarks: false, score: 8.25, feedback: 'Manually submitted.' });
    expect(shown.marking).toEqual({
      criteria: marking(0, 6.2).criteria,
      comment: 'Well observed',
      version: 1,
      markedAt: '2026-01-16T08:00:00.000Z',
      reason: '',
      pages: [
        {
          pageId: 'page1',
          url: `/exams/attempts/${attemptId}/pages/page1`,
          rotation: 90,
          annotations: [{ x: 0.5, y: 0.25, text: 'Nice' }],
        },
      ],
    });
  });

  it('is marked by one of two who mark it at once, and again with a higher version', async () => {
    await using exams = await sat();
    const { attemptId } = exams;
    await expect(exams.grade(attemptId, marking(0, 6))).rejects.toThrow('exams.attempt-not-found');
    await exams.student.submit(attemptId);
    const both = await Promise.allSettled([
      exams.grade(attemptId, marking(0, 6)),
      exams.grade(attemptId, marking(0, 7)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await exams.grade(attemptId, marking(1, 7.5));
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().at(-1)?.data).toMatchObject({ score: 9.55, scoreVersion: 2 });
  });

  it('gives no criterion more than it can give, and is not corrected before it is marked', async () => {
    await using exams = await sat();
    const { attemptId } = exams;
    await exams.student.submit(attemptId);
    await expect(exams.grade(attemptId, marking(0, 7.51))).rejects.toThrow('exams.marks-exceed');
    const correction = { updateData: { score: 5 }, reason: 'Handed in on paper' };
    expect(
      await exams.admin.put<ResultSummary>(`/exams/exam-results/${attemptId}`, correction),
    ).toMatchObject({
      status: 409,
      body: { code: 'exams.not-marked-yet' },
    });
    expect(await republished(exams)).toEqual([]);
    await exams.grade(attemptId, marking(0, 7.5));
    expect(await republished(exams)).toEqual([attemptId]);
  });

  it('takes no option, and an exam of questions takes no text', async () => {
    await using exams = await sat();
    const save = (attemptId: string, answer: Record<string, unknown>) =>
      exams.student.put(`/exams/attempts/${attemptId}/answers`, { clientSeq: 1, answers: [answer] });
    expect((await save(exams.attemptId, { questionId: 'written', selectedOption: 'p1-a' })).status).toBe(422);
    const pastYear = (await exams.student.start({ subjects: ['Maths'] })).body.attemptId;
    expect((await save(pastYear, { questionId: 'written', text: 'Words' })).status).toBe(422);
    expect((await save(pastYear, { questionId: 'p1', text: 'Words' })).status).toBe(422);
    expect((await save(pastYear, { questionId: 'p1', selectedOptions: ['p1-a'] })).status).toBe(422);
  });
});
