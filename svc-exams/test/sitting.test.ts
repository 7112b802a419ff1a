import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { attempt as attemptSchema } from '@pathshala/svc-exams-contract/attempt';
import { result as resultSchema } from '@pathshala/svc-exams-contract/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf, startExams, type ExamsService } from './support/exams-service.ts';

let exams: ExamsService;
beforeAll(async () => {
  exams = await startExams();
});
afterAll(() => exams.stop());

describe('sitting a past-year exam', () => {
  it('goes from the start through saves, a reload and the submit to the result and its event [EXM-02 EXM-08]', async () => {
    const { student } = exams;
    const started = await student.start({ subjects: ['Biology'] });
    expect(started.status).toBe(201);
    expect(attemptSchema.strict().parse(started.body)).toMatchObject({
      status: 'open',
      attemptNo: 1,
      startedAt: '2026-01-15T10:00:00.000Z',
      deadlineAt: '2026-01-15T11:00:00.000Z',
      serverNow: '2026-01-15T10:00:00.000Z',
      subjects: ['Biology'],
      answers: [],
      savedSeq: 0,
    });
    const { attemptId } = started.body;

    exams.clock.advance(60_000);
    const saved = await student.save(attemptId, 1, { p1: 'p1-a', b1: 'b1-b' });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        savedSeq: 1,
        isApplied: true,
        serverNow: '2026-01-15T10:01:00.000Z',
        deadlineAt: '2026-01-15T11:00:00.000Z',
      },
    });

    const resumed = await student.start();
    expect(resumed.status).toBe(200);
    expect(resumed.body).toMatchObject({ attemptId, savedSeq: 1, serverNow: '2026-01-15T10:01:00.000Z' });
    expect(resumed.body.answers).toEqual([
      { questionId: 'p1', selectedOption: 'p1-a' },
      { questionId: 'b1', selectedOption: 'b1-b' },
    ]);
    const open = await student.get<{ items: unknown[] }>('/exams/attempts?status=open');
    expect(open.body.items).toMatchObject([{ attemptId, title: 'Dhaka University A unit 2023' }]);

    const submitted = await student.submit(attemptId, {
      answers: [{ questionId: 'p2', selectedOption: 'p2-a' }],
    });
    expect(submitted.status).toBe(200);
    expect(resultSchema.strict().parse(submitted.body)).toMatchObject({
      _id: attemptId,
      studentId: 'student1',
      score: 1.75,
      totalMarks: 100,
      correct: 2,
      wrong: 1,
      blank: 1,
      subjects: [
        { subjectName: 'Physics', score: 2, correct: 2, wrong: 0, blank: 0 },
        { subjectName: 'Biology', score: -0.25, correct: 0, wrong: 1, blank: 1 },
      ],
      feedback: 'Manually submitted.',
      durationMs: 60_000,
      lateAnswersIgnored: false,
    });
    expect(submitted.body.choices).toEqual([
      { questionId: 'p1', selectedOption: 'p1-a', points: 1, isCorrect: true },
      { questionId: 'p2', selectedOption: 'p2-a', points: 1, isCorrect: true },
      { questionId: 'b1', selectedOption: 'b1-b', points: -0.25, isCorrect: false },
      { questionId: 'b2', selectedOption: null, points: 0, isCorrect: false },
    ]);
    expect(submitted.body).toMatchObject({
      paperUrl: '/exams/papers/year1/1',
      keyUrl: '/exams/papers/year1/1/key/1',
    });

    await exams.waitUntilIdle();
    const events = exams.published(examSubmitted).filter((event) => event.data.attemptId === attemptId);
    expect(events.map((event) => event.data)).toMatchObject([
      {
        resultId: attemptId,
        studentId: 'student1',
        courseId: 'course1',
        unitId: 'unit1',
        score: 1.75,
        scoreVersion: 1,
      },
    ]);
    expect((await student.result(attemptId)).body).toEqual(submitted.body);
  });

  it('is scored by the server: a score that is sent along is of no account [EXM-04]', async () => {
    const { student } = exams;
    const { attemptId } = (await student.start({ subjects: ['Biology'] })).body;
    const submitted = await student.submit(attemptId, { answers: listOf({ p1: 'p1-a' }), score: 99 });
    expect(submitted).toMatchObject({ status: 200, body: { score: 1, correct: 1 } });
  });

  it('gives the same result again, whatever is sent again', async () => {
    const { student } = exams;
    const { attemptId } = (await student.start({ subjects: ['Biology'] })).body;
    const first = await student.submit(attemptId, {
      answers: [{ questionId: 'p1', selectedOption: 'p1-a' }],
    });
    const again = await student.submit(attemptId, {
      answers: [{ questionId: 'p1', selectedOption: 'p1-b' }],
    });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await student.save(attemptId, 99, { p1: 'p1-b' })).body).toMatchObject({
      code: 'exams.already-submitted',
    });
  });

  it('may be sat again, and keeps every attempt', async () => {
    const { student } = exams;
    const before = await student.get<{ total: number }>('/exams/results?studentId=student1&examId=year1');
    const { attemptId, attemptNo } = (await student.start({ subjects: ['Maths'] })).body;
    expect(attemptNo).toBe(before.body.total + 1);
    await student.submit(attemptId);
    const after = await student.get<{ total: number; items: { _id: string }[] }>(
      '/exams/results?studentId=student1&examId=year1',
    );
    expect(after.body.total).toBe(before.body.total + 1);
    expect(after.body.items.map((one) => one._id)).toContain(attemptId);
  });
});

describe('saving answers', () => {
  it('changes nothing with an older clientSeq, and says what stands', async () => {
    const { student } = exams;
    const { attemptId } = (await student.start({ subjects: ['Maths'] })).body;
    await student.save(attemptId, 5, { p1: 'p1-a' });
    expect((await student.save(attemptId, 5, { p1: 'p1-b' })).body).toMatchObject({
      savedSeq: 5,
      isApplied: false,
    });
    expect((await student.save(attemptId, 4, { p1: null })).body).toMatchObject({
      savedSeq: 5,
      isApplied: false,
    });
    expect((await student.read(attemptId)).body.answers).toEqual([
      { questionId: 'p1', selectedOption: 'p1-a' },
    ]);
  });

  it('clears an answer with null, several at once', async () => {
    const { student } = exams;
    const { attemptId } = (await student.start()).body;
    await student.save(attemptId, 6, { p1: 'p1-b', p2: 'p2-b', m1: 'm1-a' });
    await student.save(attemptId, 7, { p1: null, p2: 'p2-c' });
    expect((await student.read(attemptId)).body).toMatchObject({
      savedSeq: 7,
      answers: [
        { questionId: 'p2', selectedOption: 'p2-c' },
        { questionId: 'm1', selectedOption: 'm1-a' },
      ],
    });
  });

  it('refuses subjects that are not chosen, unknown questions and options, in the words of the specification [EXM-06]', async () => {
    const { student } = exams;
    const { attemptId } = (await student.start()).body;
    expect(await student.save(attemptId, 8, { c1: 'c1-a' })).toMatchObject({
      status: 422,
      body: { error: 'You can only answer questions from your selected subjects.' },
    });
    expect(await student.save(attemptId, 8, { x9: 'c1-a' })).toMatchObject({
      status: 422,
      body: { code: 'exams.unknown-question' },
    });
    expect(await student.save(attemptId, 8, { p1: 'p2-a' })).toMatchObject({
      status: 422,
      body: { code: 'exams.unknown-option' },
    });
    expect((await student.read(attemptId)).body.savedSeq).toBe(7);
  });
});

describe('choosing optional subjects', () => {
  it('is refused with one too many, at the start and later [EXM-06]', async () => {
    await using own = await startExams();
    expect(await own.student.start({ subjects: ['Maths', 'Biology'] })).toMatchObject({
      status: 422,
      body: { error: 'You can only select 1 optional subjects.' },
    });
    const { attemptId } = (await own.student.start()).body;
    expect(await own.student.choose(attemptId, ['Maths', 'Biology'])).toMatchObject({ status: 422 });
  });

  it('is asked for at a manual submit, and can be made up for [EXM-06]', async () => {
    await using own = await startExams();
    const { attemptId } = (await own.student.start()).body;
    expect(await own.student.submit(attemptId)).toMatchObject({
      status: 422,
      body: { error: 'Please select exactly 1 optional subjects.' },
    });
    expect(await own.student.choose(attemptId, ['Maths'])).toMatchObject({
      status: 200,
      body: { subjects: ['Maths'] },
    });
    expect((await own.student.submit(attemptId)).status).toBe(200);
  });

  it('keeps the answers of a dropped subject, uncounted until it is taken back', async () => {
    await using own = await startExams();
    const { attemptId } = (await own.student.start({ subjects: ['Maths'] })).body;
    await own.student.save(attemptId, 1, { m1: 'm1-a' });
    await own.student.choose(attemptId, ['Biology']);
    expect((await own.student.read(attemptId)).body.answers).toHaveLength(1);
    await own.student.choose(attemptId, ['Maths']);
    expect((await own.student.submit(attemptId)).body.score).toBe(1);
  });

  it('is refused after the submit', async () => {
    await using own = await startExams();
    const { attemptId } = (await own.student.start({ subjects: ['Maths'] })).body;
    await own.student.submit(attemptId);
    expect(await own.student.choose(attemptId, ['Biology'])).toMatchObject({
      status: 409,
      body: { code: 'exams.already-submitted' },
    });
  });
});
