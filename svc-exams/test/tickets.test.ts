import { sessionsEnded, userDeleted } from '@pathshala/svc-auth-contract/events';
import { readTicketHeader } from '@pathshala/service-kit/http/ticket-header';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOf, startExams, type ExamsService } from './support/exams-service.ts';

const minute = 60_000;
const save = (clientSeq: number) => ({ clientSeq, answers: listOf({ p1: 'p1-a' }) });

describe('a student whose session was lost', () => {
  let exams: ExamsService;
  let attemptId: string;
  let subjects: readonly string[];

  beforeEach(async () => {
    exams = await startExams();
    const started = await exams.student.start({ subjects: ['Biology'] });
    attemptId = started.body.attemptId;
    subjects = readTicketHeader(started.headers.get('x-session-ticket') ?? '').subjects;
  });
  afterEach(() => exams.stop());

  const holder = (userId = 'student1', named = subjects) =>
    exams.client.as({
      role: 'visitor',
      ticket: { userId, subjects: named, issuedAt: exams.clock.now() - minute },
    });

  it('reads, saves and submits the attempt of the ticket, and reads its paper', async () => {
    const { body } = await holder().get<{ paperUrl: string }>(`/exams/attempts/${attemptId}`);
    expect((await holder().get(body.paperUrl)).status).toBe(200);
    const saved = await holder().put(`/exams/attempts/${attemptId}/answers`, save(1));
    expect(saved).toMatchObject({ status: 200, body: { savedSeq: 1 } });
    const submitted = await holder().post(`/exams/attempts/${attemptId}/submit`, { auto: false });
    expect(submitted).toMatchObject({ status: 200, body: { _id: attemptId } });
  });

  it('gets a ticket until ten minutes after the deadline with each start, read and save', async () => {
    const { body, headers } = await exams.student.read(attemptId);
    const offer = readTicketHeader(headers.get('x-session-ticket') ?? '');
    expect(offer).toEqual({
      subjects: [attemptId, 'year1'],
      expiresAt: Date.parse(body.deadlineAt) + 10 * minute,
    });
    const saved = await exams.student.save(attemptId, 1, { p1: 'p1-a' });
    expect(readTicketHeader(saved.headers.get('x-session-ticket') ?? '')).toEqual(offer);
  });

  it('is a visitor everywhere else', async () => {
    for (const path of ['/exams/attempts', '/exams/results/r1', '/exams/registered', '/exams/papers/year1']) {
      expect(await holder().get(path)).toMatchObject({ status: 401 });
    }
    const start = { examKind: 'past-year', examId: 'year1' };
    expect((await holder().post('/exams/attempts', start)).status).toBe(401);
    expect((await holder('student1', ['another']).get(`/exams/attempts/${attemptId}`)).status).toBe(401);
    // A ticket of another student that names this attempt gives no access: the attempt has its owner.
    expect((await holder('student2').get(`/exams/attempts/${attemptId}`)).status).toBe(404);
  });

  it.each([
    ['were ended on purpose', sessionsEnded],
    ['ended with the account', userDeleted],
  ])('is refused when the sessions %s after the ticket was issued', async (_, event) => {
    const endedAt = new Date(exams.clock.now() - 10_000).toISOString();
    await exams.emit(event, { userId: 'student1', endedAt }, { occurredAt: endedAt });
    expect((await holder().put(`/exams/attempts/${attemptId}/answers`, save(1))).status).toBe(401);
  });

  it('goes on with a ticket that was issued after an earlier end', async () => {
    const endedAt = new Date(exams.clock.now() - 5 * minute).toISOString();
    await exams.emit(sessionsEnded, { userId: 'student1', endedAt });
    expect((await holder().put(`/exams/attempts/${attemptId}/answers`, save(1))).status).toBe(200);
  });
});

describe('a caller whose session cannot be checked', () => {
  it('is not logged out: private calls answer 503', async () => {
    await using exams = await startExams();
    const unknown = exams.client.as({ role: 'visitor', isUnresolved: true });
    expect(await unknown.get('/exams/attempts')).toMatchObject({
      status: 503,
      body: { code: 'common.unavailable' },
    });
  });
});
