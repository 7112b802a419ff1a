import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { keyCorrected, noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { KeyCorrectionPreview, KeyCorrections } from '@pathshala/svc-exams-contract/key-corrections';
import type { Result } from '@pathshala/svc-exams-contract/result';
import type { PaperKey } from '@pathshala/svc-exams-contract/paper';
import { describe, expect, it } from 'vitest';
import {
  campaign,
  enrolled,
  listOf,
  sitter,
  startExams,
  type ExamsService,
} from './support/exams-service.ts';
import { courseExam } from './support/papers.ts';

const corrections = '/exams/papers/year1/key-corrections';
const toB = { kind: 'change', questionId: 'p1', correct: ['p1-b'] } as const;

/** Sits the past year with Maths; returns the id of the result. */
async function sit(exams: ExamsService, studentId: string, answers: Readonly<Record<string, string>>) {
  await exams.emit(studentEnrolled, enrolled(studentId));
  const student = sitter(exams, studentId);
  const { attemptId } = (await student.start({ subjects: ['Maths'] })).body;
  return (await student.submit(attemptId, { answers: listOf(answers) })).body._id;
}

const correct = (exams: ExamsService, body: Record<string, unknown> = {}) =>
  exams.admin.post<KeyCorrections>(corrections, {
    change: toB,
    reason: 'Both books say b.',
    keyVersion: 1,
    ...body,
  });

const scoreOf = async (exams: ExamsService, resultId: string) =>
  (await exams.admin.get<{ score: number }>(`/exams/results/${resultId}`)).body.score;

/** Runs the job, and once more when every process knows the key. */
async function remarkAll(exams: ExamsService): Promise<void> {
  await exams.runJob('remark-attempts');
  exams.clock.advance(11_000);
  await exams.runJob('remark-attempts');
  await exams.runJob('remark-attempts');
  await exams.waitUntilIdle();
}

describe('correcting a key', () => {
  it('shows who moves, then marks every attempt again, publishes it and mails those whose score changed', async () => {
    await using exams = await startExams();
    const right = await sit(exams, 'student1', { p1: 'p1-b', p2: 'p2-a' });
    const wrong = await sit(exams, 'student2', { p1: 'p1-a' });
    await sit(exams, 'student3', { p2: 'p2-a' });
    const preview = await exams.admin.get<KeyCorrectionPreview>(
      `${corrections}/preview?kind=change&questionId=p1&correct=p1-b`,
    );
    expect(preview.body).toMatchObject({ keyVersion: 1, attempts: 3, raised: 1, lowered: 1, unchanged: 1 });
    expect(preview.body.movers).toContainEqual({
      resultId: right,
      studentId: 'student1',
      scoreBefore: 0.75,
      score: 2,
      rankBefore: null,
      rank: null,
    });
    expect(await scoreOf(exams, right)).toBe(0.75);

    expect(await correct(exams)).toMatchObject({
      status: 201,
      body: { keyVersion: 2, remark: { state: 'running' } },
    });
    await remarkAll(exams);
    expect([await scoreOf(exams, right), await scoreOf(exams, wrong)]).toEqual([2, -0.25]);
    expect((await exams.admin.get<KeyCorrections>(corrections)).body).toMatchObject({
      corrections: [{ questionId: 'p1', before: ['p1-a'], correct: ['p1-b'], reason: 'Both books say b.' }],
      remark: { state: 'done', seen: 3, changed: 2 },
    });
    const published = exams.submittedEvents().filter(({ data }) => data.scoreVersion === 2);
    expect(new Set(published.map(({ data }) => data.score))).toEqual(new Set([-0.25, 2]));
    expect(exams.published(noticeRequested)).toHaveLength(2);
    expect(exams.published(keyCorrected)).toMatchObject([
      { data: { paperId: 'year1', keyVersion: 2, questionId: 'p1', correct: ['p1-b'] } },
    ]);
    const read = await exams.student.result(right);
    expect(read.body).toMatchObject({ correctionReason: 'Both books say b.', correct: 2, wrong: 0 });
    const key = await exams.student.get<PaperKey>(read.body.keyUrl ?? '');
    expect(read.body.keyUrl).toBe('/exams/papers/year1/1/key/2');
    expect(key.body.questions[0]).toMatchObject({ questionId: 'p1', correct: ['p1-b'] });
  });

  it('marks later submits by the new key, and so an attempt that was marked by the old key meanwhile', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await correct(exams);
    await exams.runJob('remark-attempts');
    await exams.student.submit(attemptId, { answers: listOf({ p1: 'p1-b' }) });
    expect(await scoreOf(exams, attemptId)).toBe(1);
    // The state that another process without the correction would have stored.
    const stored = exams.platform.documents.collection<{ _id: string }>('attempts');
    await stored.updateOne({ _id: attemptId }, { $set: { 'outcome.keyVersion': 1, 'outcome.score': -0.25 } });
    await remarkAll(exams);
    expect(await scoreOf(exams, attemptId)).toBe(1);
  });

  it('is decided on the current key: a second administrator gets 409 when it was corrected meanwhile', async () => {
    await using exams = await startExams();
    const both = await Promise.all([
      correct(exams),
      correct(exams, { change: { kind: 'void', questionId: 'p2' } }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await correct(exams)).toMatchObject({
      status: 409,
      body: { code: 'exams.key-corrected-meanwhile' },
    });
    expect(await correct(exams, { reason: ' ' })).toMatchObject({ status: 400 });
  });

  it('is shown with the earlier corrections by which an attempt is not marked yet', async () => {
    await using exams = await startExams();
    await sit(exams, 'student1', { p1: 'p1-b', p2: 'p2-a' });
    await sit(exams, 'student2', { p1: 'p1-b' });
    await correct(exams);
    const preview = await exams.admin.get<KeyCorrectionPreview>(
      `${corrections}/preview?kind=void&questionId=p2`,
    );
    expect(preview.body).toMatchObject({ keyVersion: 2, attempts: 2, raised: 2 });
    const scores = preview.body.movers.map(({ scoreBefore, score }) => [scoreBefore, score]);
    expect(scores).toEqual([
      [-0.25, 2],
      [0.75, 2],
    ]);
  });

  it('of two corrections names to each student the reason of the one that changed the score', async () => {
    await using exams = await startExams();
    const byFirst = await sit(exams, 'student1', { p1: 'p1-b', p2: 'p2-a' });
    const byBoth = await sit(exams, 'student2', { p1: 'p1-b' });
    await correct(exams);
    await correct(exams, {
      change: { kind: 'void', questionId: 'p2' },
      reason: 'Two are right.',
      keyVersion: 2,
    });
    await remarkAll(exams);
    const reasons = async (resultId: string) => {
      const { body } = await exams.admin.get<Result>(`/exams/results/${resultId}`);
      return body.corrections?.map(({ reason, scoreBefore, score }) => [reason, scoreBefore, score]);
    };
    expect(await reasons(byFirst)).toEqual([['Both books say b.', 0.75, 2]]);
    expect(await reasons(byBoth)).toEqual([
      ['Both books say b.', -0.25, 1],
      ['Two are right.', 1, 2],
    ]);
    expect(exams.published(noticeRequested)).toHaveLength(3);
  });

  it('reveals nothing of the key to those who wait for their score while others sit', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId, { answers: listOf({ p1: 'p1-b' }) });
    await exams.admin.post('/exams/papers/exam1/key-corrections', {
      change: toB,
      reason: 'Both books say b.',
      keyVersion: 1,
    });
    await remarkAll(exams);
    expect((await exams.student.result(attemptId)).body).toMatchObject({
      score: null,
      correctedAt: null,
      correctionReason: null,
    });
    expect(exams.published(noticeRequested)).toEqual([]);
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect((await exams.student.result(attemptId)).body).toMatchObject({
      score: 1,
      correctionReason: 'Both books say b.',
    });
  });

  it('accepts no second option where all right options have to be chosen together', async () => {
    await using exams = await startExams();
    const markingScheme = { ...defaultSchemes.chapter(25), match: 'set' as const };
    await exams.publishExam(courseExam('chapter', { markingScheme }));
    const ofExam = '/exams/papers/chapter1/key-corrections';
    const accept = { kind: 'accept', questionId: 'q1', correct: ['q1-b'] };
    const refused = { status: 422, body: { code: 'exams.key-accept-set' } };
    const body = { change: accept, reason: 'Both books say b.', keyVersion: 1 };
    expect(await exams.admin.post(ofExam, body)).toMatchObject(refused);
    const preview = `${ofExam}/preview?kind=accept&questionId=q1&correct=q1-b`;
    expect(await exams.admin.get(preview)).toMatchObject(refused);
    const list = await exams.admin.get<KeyCorrections>(ofExam);
    expect(list.body.withoutAccept).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect((await exams.admin.get<KeyCorrections>(corrections)).body.withoutAccept).toEqual([]);
  });

  it('that was killed between any two writes is finished by a repeat, and doubles nothing', async () => {
    const { wrap, crashAt, restart } = crashingStore();
    await using exams = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
    const results = [
      await sit(exams, 'student1', { p1: 'p1-b' }),
      await sit(exams, 'student2', { p1: 'p1-b' }),
      await sit(exams, 'student3', { p1: 'p1-a' }),
    ];
    crashAt('paper_keys', 0);
    expect((await correct(exams)).status).toBe(500);
    restart();
    expect(await scoreOf(exams, results[0] ?? '')).toBe(-0.25);
    await correct(exams);
    for (const [collection, writes] of [
      ['attempts', 0],
      ['attempts', 1],
      ['attempts', 2],
      ['paper_keys', 0],
    ] as const) {
      crashAt(collection, writes);
      await exams.runJob('remark-attempts').catch(() => undefined);
      restart();
    }
    await remarkAll(exams);
    expect(await Promise.all(results.map((id) => scoreOf(exams, id)))).toEqual([1, 1, -0.25]);
    const again = exams.submittedEvents().filter(({ data }) => data.scoreVersion > 1);
    expect(again.map(({ data }) => data.scoreVersion)).toEqual([2, 2, 2]);
    expect(exams.published(noticeRequested)).toHaveLength(3);
  });
});
