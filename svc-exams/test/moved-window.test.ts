import { describe, expect, it } from 'vitest';
import type { Attempt } from '../src/attempts/domain/attempt.ts';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';

const start = { ...campaign, subjects: ['Maths'] };

async function startLate(exams: ExamsService) {
  await exams.goTo('2026-01-15T11:30:00.000Z');
  return (await exams.student.start(start)).body;
}

describe('an end that is extended', () => {
  it('reaches those who sit, up to their own limit, and the next save says so [EXM-03]', async () => {
    await using exams = await startExams();
    const { attemptId, deadlineAt } = await startLate(exams);
    expect(deadlineAt).toBe('2026-01-15T12:00:00.000Z');
    await exams.moveWindow(2, '2026-01-15T12:10:00.000Z');
    expect(await exams.student.save(attemptId, 1, { p1: 'p1-a' })).toMatchObject({
      status: 200,
      body: { isApplied: true, deadlineAt: '2026-01-15T12:10:00.000Z' },
    });
    await exams.moveWindow(3, '2026-01-15T18:00:00.000Z');
    expect((await exams.student.read(attemptId)).body.deadlineAt).toBe('2026-01-15T12:30:00.000Z');
    expect((await exams.student.choose(attemptId, ['Biology'])).body).toMatchObject({
      subjects: ['Biology'],
      deadlineAt: '2026-01-15T12:30:00.000Z',
      serverNow: '2026-01-15T11:30:00.000Z',
    });
    await exams.goTo('2026-01-15T12:29:00.000Z');
    expect((await exams.student.save(attemptId, 2, { p2: 'p2-a' })).body.isApplied).toBe(true);
  });

  it('keeps an attempt open that has not got it yet: neither the sweeper nor a submit closes it', async () => {
    await using exams = await startExams();
    const { attemptId } = await startLate(exams);
    await exams.moveWindow(2, '2026-01-15T12:10:00.000Z');
    await putBack(exams, attemptId, '2026-01-15T12:00:00.000Z');
    exams.clock.advance(1_803_001);
    expect(await exams.student.submit(attemptId, { auto: true })).toMatchObject({
      status: 409,
      body: { code: 'exams.time-left' },
    });
    await exams.runJob('sweep-overdue-attempts');
    expect((await exams.student.read(attemptId)).body).toMatchObject({
      status: 'open',
      deadlineAt: '2026-01-15T12:10:00.000Z',
    });
  });
});

describe('an end that is shortened', () => {
  it('is in the answer to the next save, and closes the attempt from what was saved [EXM-03]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.student.save(attemptId, 1, { p1: 'p1-a' });
    await exams.moveWindow(2, '2026-01-15T10:30:00.000Z');
    expect((await exams.student.save(attemptId, 2, { p2: 'p2-a' })).body).toMatchObject({
      isApplied: true,
      deadlineAt: '2026-01-15T10:30:00.000Z',
    });
    await exams.goTo('2026-01-15T10:30:03.001Z');
    expect((await exams.student.save(attemptId, 3, { p1: 'p1-b' })).status).toBe(410);
    expect((await exams.student.result(attemptId)).body).toMatchObject({
      score: 2,
      feedback: 'Auto-submitted due to time limit.',
      durationMs: 1_800_000,
    });
  });

  it('takes no time that has passed', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.goTo('2026-01-15T10:20:00.000Z');
    await exams.moveWindow(2, '2026-01-15T10:05:00.000Z');
    expect((await exams.student.save(attemptId, 1, { p1: 'p1-a' })).body).toMatchObject({
      isApplied: true,
      deadlineAt: '2026-01-15T10:20:00.000Z',
    });
    await exams.goTo('2026-01-15T10:20:03.001Z');
    expect((await exams.student.result(attemptId)).body).toMatchObject({ score: 1, durationMs: 1_200_000 });
  });

  it('takes no save by the older deadline, though this process remembers that one', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    // Another process has moved it: this one has received no event.
    await putBack(exams, attemptId, '2026-01-15T10:10:00.000Z');
    await exams.goTo('2026-01-15T10:10:02.000Z');
    expect((await exams.student.save(attemptId, 1, { p1: 'p1-a' })).body).toMatchObject({
      isApplied: true,
      deadlineAt: '2026-01-15T10:10:00.000Z',
    });
    await putBack(exams, attemptId, '2026-01-15T10:00:10.000Z');
    expect((await exams.student.save(attemptId, 2, { p1: 'p1-b' })).status).toBe(410);
  });

  it('reaches an attempt that was stored after the deadlines were moved', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.moveWindow(2, '2026-01-15T10:30:00.000Z');
    await putBack(exams, attemptId, '2026-01-15T11:00:00.000Z');
    await exams.goTo('2026-01-15T10:00:10.001Z');
    expect((await exams.student.read(attemptId)).body.deadlineAt).toBe('2026-01-15T10:30:00.000Z');
  });
});

/** Writes the deadline without the service, as a write that arrives out of order. */
async function putBack(exams: ExamsService, attemptId: string, deadlineAt: string): Promise<void> {
  const attempts = exams.platform.documents.collection<Attempt>('attempts');
  await attempts.updateOne({ _id: attemptId }, { $set: { deadlineAt }, $inc: { rev: 1 } });
}
