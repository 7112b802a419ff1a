import { describe, expect, it } from 'vitest';
import type { Attempt } from '../src/attempts/domain/attempt.ts';
import { startExams } from './support/exams-service.ts';

const hour = 3_600_000;
const p1 = [{ questionId: 'p1', selectedOption: 'p1-a' }];

describe('the deadline', () => {
  it.each([
    { when: 'at its last millisecond', after: hour, status: 200, expected: { isApplied: true } },
    {
      when: 'at the last millisecond of the grace',
      after: hour + 3000,
      status: 200,
      expected: { isApplied: true },
    },
    { when: 'one millisecond later', after: hour + 3001, status: 410, expected: { code: 'exams.time-over' } },
  ])('answers a save $when with $status [EXM-03]', async ({ after, status, expected }) => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    exams.clock.advance(after);
    const saved = await exams.student.save(attemptId, 1, { p1: 'p1-a' });
    expect(saved).toMatchObject({ status, body: expected });
  });

  it('counts what was saved, and the answer reports ignored late answers [EXM-08]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.save(attemptId, 1, { p2: 'p2-a' });
    exams.clock.advance(hour + 3001);
    const late = await exams.student.submit(attemptId, { answers: p1, auto: true });
    expect(late).toMatchObject({
      status: 200,
      body: {
        score: 1,
        lateAnswersIgnored: true,
        feedback: 'Auto-submitted due to time limit.',
        durationMs: hour,
      },
    });
    expect((await exams.student.submit(attemptId, { answers: p1 })).body).toEqual(late.body);
  });

  it('reports late answers in the result for good, also where the clock had closed the attempt before', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.save(attemptId, 1, { p2: 'p2-a' });
    exams.clock.advance(hour + 3001);
    await exams.runJob('sweep-overdue-attempts');
    const saved = { answers: [{ questionId: 'p2', selectedOption: 'p2-a' }], auto: true };
    expect((await exams.student.submit(attemptId, saved)).body.lateAnswersIgnored).toBe(false);
    // The answer is not late, but refused at any time.
    const refused = { answers: [{ questionId: 'b1', selectedOption: 'b1-a' }], auto: true };
    expect((await exams.student.submit(attemptId, refused)).body.lateAnswersIgnored).toBe(false);
    const late = await exams.student.submit(attemptId, { answers: p1, auto: true });
    expect(late.body).toMatchObject({ score: 1, lateAnswersIgnored: true, scoreVersion: 1 });
    expect((await exams.student.result(attemptId)).body).toEqual(late.body);
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()).toHaveLength(1);
  });

  it('takes the last answers inside the grace without asking for subjects', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start()).body;
    exams.clock.advance(hour + 2500);
    const submitted = await exams.student.submit(attemptId, { answers: p1, auto: true });
    expect(submitted).toMatchObject({ status: 200, body: { score: 1, lateAnswersIgnored: false } });
  });

  it('is not brought forward by a page that claims the time is up [EXM-03]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    exams.clock.advance(hour - 600_000);
    expect(await exams.student.submit(attemptId, { auto: true })).toMatchObject({
      status: 409,
      body: { code: 'exams.time-left', error: 'There is still time: 600 seconds.' },
    });
    expect((await exams.student.read(attemptId)).body.status).toBe('open');
  });

  it('ends a past year for good, so that a new start is a new attempt', async () => {
    await using exams = await startExams();
    const first = (await exams.student.start({ subjects: ['Maths'] })).body;
    exams.clock.advance(2 * hour);
    const second = await exams.student.start({ subjects: ['Maths'] });
    expect(second).toMatchObject({ status: 201, body: { attemptNo: 2 } });
    expect((await exams.student.result(first.attemptId)).status).toBe(200);
  });
});

describe('a student who has left', () => {
  it('is submitted by the sweeper from the saved answers, once [EXM-03]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.save(attemptId, 1, { p1: 'p1-a' });
    exams.clock.advance(hour + 3000);
    await exams.runJob('sweep-overdue-attempts');
    expect((await exams.student.read(attemptId)).body.status).toBe('open');
    exams.clock.advance(1);
    await Promise.all([
      exams.runJob('sweep-overdue-attempts'),
      exams.runJob('sweep-overdue-attempts'),
      exams.student.read(attemptId),
    ]);
    expect((await exams.student.result(attemptId)).body).toMatchObject({
      score: 1,
      feedback: 'Auto-submitted due to time limit.',
    });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()).toHaveLength(1);
  });

  it('is submitted by the first call that reads it', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    exams.clock.advance(hour + 3001);
    expect((await exams.student.read(attemptId)).body).toMatchObject({
      status: 'submitted',
      resultId: attemptId,
    });
  });

  it('finds the result at once, swept or not', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    expect((await exams.student.result(attemptId)).status).toBe(404);
    exams.clock.advance(hour + 3001);
    expect((await exams.student.result(attemptId)).status).toBe(200);
  });

  it('does not hold up the others when one attempt cannot be closed', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    const attempts = exams.platform.documents.collection<Attempt>('attempts');
    const found = await attempts.findOne({ _id: attemptId });
    if (found === null) throw new Error('the attempt is not stored');
    await attempts.insertOne({
      ...found,
      _id: 'broken',
      paperVersion: 999,
      deadlineAt: '2026-01-15T10:30:00.000Z',
    });
    exams.clock.advance(hour + 3001);
    await expect(exams.runJob('sweep-overdue-attempts')).rejects.toThrow('attempts not closed: broken');
    expect((await exams.student.result(attemptId)).status).toBe(200);
  });
});
