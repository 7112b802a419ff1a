import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { describe, expect, it } from 'vitest';
import {
  startExams,
  listOf,
  publishedPastYear,
  type ExamsService,
  type Result,
} from './support/exams-service.ts';
import { pastYearPaper } from './support/papers.ts';

const record = (exams: ExamsService, body: Record<string, unknown> = {}) =>
  exams.student.post<Result>('/exams/exam-results', {
    studentId: 'student1',
    yearId: 'year1',
    unitId: 'unit1',
    answers: listOf({ p1: 'p1-a', m1: 'm1-b' }),
    ...body,
  });

describe('a whole exam in one call', () => {
  it('is marked by the engine, and a score that is sent is of no account [EXM-04 EXM-12]', async () => {
    await using exams = await startExams();
    const recorded = await record(exams, { score: 9999 });
    expect(recorded).toMatchObject({
      status: 201,
      body: { score: 0.75, attemptNo: 1, subjects: [{ subjectName: 'Physics' }, { subjectName: 'Maths' }] },
    });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()).toHaveLength(1);
  });

  it('submits the open attempt with what was saved in it [EXM-12]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Biology'] })).body;
    await exams.student.save(attemptId, 1, { p2: 'p2-a' });
    const recorded = await record(exams);
    expect(recorded.body).toMatchObject({ _id: attemptId, score: 1.75 });
  });

  it('leaves no attempt behind when it is refused', async () => {
    await using exams = await startExams();
    expect(await record(exams, { answers: listOf({ p1: 'p1-a' }) })).toMatchObject({
      status: 422,
      body: { code: 'exams.too-few-subjects' },
    });
    expect(await record(exams, { answers: listOf({ m1: 'm1-a', b1: 'b1-a' }) })).toMatchObject({
      status: 422,
      body: { code: 'exams.too-many-subjects' },
    });
    expect(await record(exams, { unitId: 'unit2' })).toMatchObject({ status: 404 });
    expect((await exams.student.get('/exams/attempts')).body).toMatchObject({ total: 0 });
  });
});

describe('a whole exam in one call by somebody who may not sit it', () => {
  it('is refused for that, whatever is wrong with its answers', async () => {
    await using exams = await startExams();
    for (const answers of [listOf({ p1: 'p1-a', m1: 'm1-b' }), listOf({ p1: 'p1-a' }), []]) {
      const body = { studentId: 'student2', yearId: 'year1', unitId: 'unit1', answers };
      expect(await exams.other.post('/exams/exam-results', body)).toMatchObject({
        status: 403,
        body: { code: 'exams.not-enrolled' },
      });
    }
  });
});

describe('the results of a unit', () => {
  it('show the latest attempt of each year, the best score and how many attempts there were [CAT-06 EXM-12]', async () => {
    await using exams = await startExams();
    await record(exams, { answers: listOf({ p1: 'p1-a', m1: 'm1-a' }) });
    exams.clock.advance(60_000);
    const latest = await record(exams);
    const unit = await exams.student.get('/exams/exam-results/student/student1/unit/unit1');
    expect(unit.body).toEqual({
      years: [
        {
          yearId: 'year1',
          score: 0.75,
          bestScore: 2,
          totalMarks: 100,
          dateAttempted: '2026-01-15T10:01:00.000Z',
          resultId: latest.body._id,
          attempts: 2,
        },
      ],
    });
    const empty = await exams.student.get('/exams/exam-results/student/student1/unit/unit2');
    expect(empty.body).toEqual({ years: [] });
  });
});

describe('the list of results', () => {
  it('is paged, newest first, filtered, without the answers', async () => {
    await using exams = await startExams();
    for (let at = 0; at < 3; at += 1) {
      await record(exams);
      exams.clock.advance(60_000);
    }
    type List = { items: Result[]; total: number };
    const page = await exams.student.get<List>('/exams/results?studentId=student1&pageSize=2');
    expect(page.body.total).toBe(3);
    expect(page.body.items.map((one) => one.attemptNo)).toEqual([3, 2]);
    expect(page.body.items[0]).not.toHaveProperty('choices');
    const rest = await exams.student.get<List>('/exams/results?studentId=student1&pageSize=2&page=2');
    expect(rest.body.items.map((one) => one.attemptNo)).toEqual([1]);
    const none = await exams.student.get<List>('/exams/results?studentId=student1&examKind=campaign');
    expect(none.body.total).toBe(0);
  });
});

describe('the list of all results', () => {
  it('is for administrators: by exam, student and day, the latest first', async () => {
    await using exams = await startExams();
    await record(exams);
    exams.clock.advance(60_000);
    await record(exams);
    type List = { items: Result[]; total: number };
    const list = (query: string) => exams.admin.get<List>(`/exams/exam-results${query}`);
    const all = (await list('?examId=year1&studentId=student1')).body;
    expect(all.items.map((one) => [one.attemptNo, one.corrections])).toEqual([
      [2, []],
      [1, []],
    ]);
    expect((await list('?submittedFrom=2026-01-16')).body.total).toBe(0);
    expect((await list('?submittedTo=2026-01-15')).body.total).toBe(2);
    expect((await list('?examKind=campaign')).body.total).toBe(0);
  });
});

describe('correcting a result', () => {
  it('stores the reason and publishes the result with a higher version', async () => {
    await using exams = await startExams();
    const { _id } = (await record(exams)).body;
    const corrected = await exams.admin.put(`/exams/exam-results/${_id}`, {
      updateData: { score: 2.5, feedback: 'Question 1 was void.' },
      reason: 'Question 1 had two right answers',
    });
    expect(corrected).toMatchObject({
      status: 200,
      body: { score: 2.5, feedback: 'Question 1 was void.', scoreVersion: 2 },
    });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().map(({ data }) => [data.scoreVersion, data.score])).toEqual([
      [1, 0.75],
      [2, 2.5],
    ]);
    const stored = await exams.platform.documents.collection('attempts').findOne({ _id });
    expect(stored).toMatchObject({
      outcome: { corrections: [{ reason: 'Question 1 had two right answers', scoreBefore: 0.75 }] },
    });
    expect(exams.published(noticeRequested).map(({ data }) => data)).toEqual([
      {
        studentId: 'student1',
        template: 'result-corrected',
        values: {
          title: expect.stringContaining('2023'),
          path: `/exams/results/${_id}`,
          reason: 'Question 1 had two right answers',
          scores: { before: 0.75, after: 2.5 },
        },
      },
    ]);
  });

  it('takes the reason among the changes and the id of the result in the body, and no other id [EXM-12]', async () => {
    await using exams = await startExams();
    const { _id } = (await record(exams)).body;
    const correct = (body: unknown) => exams.admin.put(`/exams/exam-results/${_id}`, body);
    const updateData = { score: 1.5, reason: 'Counted again' };
    expect(await correct({ resultId: _id, updateData })).toMatchObject({
      status: 200,
      body: { score: 1.5, correctionReason: 'Counted again' },
    });
    expect(await correct({ resultId: 'another', updateData })).toMatchObject({
      status: 422,
      body: { code: 'exams.other-result', fields: { resultId: expect.any(String) } },
    });
  });

  it('is marked as corrected for its student, and shows an administrator who changed what and why [EXM-12]', async () => {
    await using exams = await startExams();
    const { _id } = (await record(exams)).body;
    const before = (await exams.student.result(_id)).body;
    expect(before).toMatchObject({ correctedAt: null, correctionReason: null });
    const body = {
      updateData: { score: 2.5, feedback: 'Question 1 was void.' },
      reason: 'Two right answers',
    };
    await exams.admin.put(`/exams/exam-results/${_id}`, body);
    const seen = (await exams.student.result(_id)).body;
    expect(seen).toMatchObject({
      score: 2.5,
      correct: before.correct,
      subjects: before.subjects,
      correctedAt: '2026-01-15T10:00:00.000Z',
      correctionReason: 'Two right answers',
      feedback: 'Question 1 was void.',
      feedbackCodes: [],
    });
    expect(seen).not.toHaveProperty('corrections');
    expect((await exams.admin.get<Result>(`/exams/results/${_id}`)).body.corrections).toMatchObject([
      { reason: 'Two right answers', scoreBefore: 0.75, score: 2.5, feedback: 'Question 1 was void.' },
    ]);
  });

  it('may give all marks of a total that was stored as a sum of floating-point numbers', async () => {
    await using exams = await startExams();
    const totalMarks = 0.1 + 0.7;
    await exams.emit(paperPublished, publishedPastYear(pastYearPaper({ version: 2, totalMarks })));
    const { _id } = (await record(exams)).body;
    const body = { updateData: { score: 0.8 }, reason: 'Question 1 was void' };
    expect((await exams.admin.put(`/exams/exam-results/${_id}`, body)).status).toBe(200);
  });

  it('needs a reason, something to correct, and no more than the total marks', async () => {
    await using exams = await startExams();
    const { _id } = (await record(exams)).body;
    const correct = (body: unknown) => exams.admin.put(`/exams/exam-results/${_id}`, body);
    expect(await correct({ updateData: { score: 1 } })).toMatchObject({
      status: 422,
      body: { code: 'exams.reason-required', fields: { reason: expect.any(String) } },
    });
    expect(await correct({ updateData: {}, reason: 'why' })).toMatchObject({
      status: 422,
      body: { code: 'exams.nothing-to-correct' },
    });
    expect(await correct({ updateData: { score: 101 }, reason: 'why' })).toMatchObject({
      status: 422,
      body: { error: 'Score exceeds total marks limit.' },
    });
    expect((await correct({ updateData: { score: 1, attemptNo: 7 }, reason: 'why' })).status).toBe(400);
  });

  it('speaks Bengali to those who read it', async () => {
    await using exams = await startExams();
    const { _id } = (await record(exams)).body;
    const { body } = await exams.student.get(`/exams/results/${_id}`, {
      headers: { 'accept-language': 'bn' },
    });
    expect(body).toMatchObject({ feedback: 'আপনি নিজে জমা দিয়েছেন।' });
  });
});
