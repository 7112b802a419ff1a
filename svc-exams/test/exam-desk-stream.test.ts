import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { sessionsEnded } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { campaign, registration, startExams, type ExamsService } from './support/exams-service.ts';
import { deskOf, deskPath, openDesk, rowOf, second } from './support/desk.ts';

const start = { ...campaign, subjects: ['Maths'] };
const admin = 'a0'.repeat(12);

describe('the stream of an exam desk', () => {
  let exams: ExamsService;
  beforeEach(async () => {
    exams = await startExams();
  });
  afterEach(() => exams.stop());

  it('begins with everybody who may sit, and follows each of them through the exam', async () => {
    const stream = await openDesk(exams);
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.answer.headers.get('cache-control')).toBe('no-store');
    const { data } = await stream.next('snapshot');
    expect(data.rows).toEqual([
      expect.objectContaining({ studentId: 'student1', state: 'not-started', attemptId: null, answered: 0 }),
    ]);
    const { attemptId } = (await exams.student.start(start)).body;
    exams.clock.advance(60_000);
    await exams.student.save(attemptId, 1, { p1: 'p1-a', p2: 'p2-b' });
    await second(exams);
    expect((await stream.next('changes')).data).toEqual({
      rows: [
        {
          studentId: 'student1',
          state: 'sitting',
          attemptId,
          startedAt: '2026-01-15T10:00:00.000Z',
          deadlineAt: '2026-01-15T11:00:00.000Z',
          savedAt: '2026-01-15T10:01:00.000Z',
          seenAt: '2026-01-15T10:01:00.000Z',
          answered: 2,
          submittedAt: null,
          closedBy: null,
        },
      ],
      removed: [],
      serverNow: '2026-01-15T10:01:00.000Z',
    });
    await exams.student.submit(attemptId);
    await second(exams);
    expect((await stream.next('changes')).data.rows).toEqual([
      expect.objectContaining({ state: 'submitted', closedBy: 'student' }),
    ]);
    stream.leave();
  });

  it('shows by the questions for news that a page is there which saves nothing', async () => {
    const { attemptId } = (await exams.student.start(start)).body;
    const stream = await openDesk(exams);
    await stream.next('snapshot');
    exams.clock.advance(45_000);
    await exams.student.post(`/exams/attempts/${attemptId}/news`);
    await second(exams);
    expect((await stream.next('changes')).data.rows?.[0]).toMatchObject({
      savedAt: null,
      seenAt: '2026-01-15T10:00:45.000Z',
    });
    stream.leave();
  });

  it('sends many changes of one second as one event, the same to all who watch', async () => {
    const [one, other] = [await openDesk(exams), await openDesk(exams, { person: { role: 'admin' } })];
    await Promise.all([one.next('snapshot'), other.next('snapshot')]);
    const { attemptId } = (await exams.student.start(start)).body;
    for (let seq = 1; seq <= 20; seq += 1) await exams.student.save(attemptId, seq, { p1: 'p1-a' });
    await second(exams);
    const [first, same] = await Promise.all([one.next('changes'), other.next('changes')]);
    expect(first.data.rows).toHaveLength(1);
    expect(same).toEqual(first);
    one.leave();
    other.leave();
  });

  it('goes on after a lost connection with what changed since, or with a new snapshot', async () => {
    const stream = await openDesk(exams);
    const { id } = await stream.next('snapshot');
    stream.leave();
    await exams.student.start(start);
    await second(exams);
    const resumed = await openDesk(exams, { lastEventId: id });
    expect(rowOf((await resumed.next('changes')).data.rows ?? [], 'student1')).toMatchObject({
      state: 'sitting',
    });
    const fresh = await openDesk(exams, { lastEventId: 'another-process.3' });
    expect((await fresh.next('snapshot')).data.rows).toHaveLength(1);
    resumed.leave();
    fresh.leave();
  });

  it('shows what another process did', async () => {
    await using other = await startExams({ replace: () => ({ documents: exams.platform.documents }) });
    const stream = await openDesk(other);
    await stream.next('snapshot');
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.student.save(attemptId, 1, { p1: 'p1-a' });
    await exams.runJob('publish-desk-changes');
    await other.runJob('send-desk-changes');
    expect((await stream.next('changes')).data.rows).toEqual([
      expect.objectContaining({ studentId: 'student1', answered: 1 }),
    ]);
    stream.leave();
  });

  it('publishes the acts of others, new registrations and those that end', async () => {
    const stream = await openDesk(exams);
    expect((await stream.next('desk')).data).toMatchObject({ rev: 1, announcements: [], questions: 8 });
    await deskOf(exams).announce('Page 3 is missing a figure.', '৩ নম্বর পাতায় একটি ছবি নেই।');
    await second(exams);
    expect((await stream.next('desk')).data).toMatchObject({ rev: 2, changedBy: 'Ayesha' });
    await exams.emit(campaignRegistered, { ...registration('student2'), registrationId: 'second' });
    await exams.cancel(2);
    exams.clock.advance(120_000);
    await second(exams);
    const { data } = await stream.next('changes');
    expect(data.removed).toEqual(['student1']);
    expect(data.rows).toEqual([expect.objectContaining({ studentId: 'student2', state: 'not-started' })]);
    stream.leave();
  });

  it('sends a sign of life when nothing changes', async () => {
    const stream = await openDesk(exams);
    await stream.next('snapshot');
    exams.clock.advance(15_000);
    await second(exams);
    expect((await stream.next('beat')).data).toEqual({ serverNow: '2026-01-15T10:00:15.000Z' });
    stream.leave();
  });

  it('ends when the sessions of its reader end, and of no other', async () => {
    const stream = await openDesk(exams, { person: { role: 'admin', userId: admin } });
    const other = await openDesk(exams, { person: { role: 'admin', userId: 'b0'.repeat(12) } });
    await Promise.all([stream.next('snapshot'), other.next('snapshot')]);
    exams.clock.advance(5000);
    await exams.emit(sessionsEnded, { userId: admin, endedAt: '2026-01-15T10:00:04.000Z' });
    await second(exams);
    await stream.ended();
    await deskOf(exams).announce('Ten minutes left.', 'আর দশ মিনিট।');
    await second(exams);
    expect((await other.next('desk')).data.rev).toBe(2);
    other.leave();
  });

  it('ends after five minutes, so that every right is checked again', async () => {
    const stream = await openDesk(exams);
    await stream.next('snapshot');
    exams.clock.advance(300_000);
    await second(exams);
    await expect(stream.ended()).resolves.toBeUndefined();
  });

  it('is refused to others than campaign managers, and for an exam without a desk', async () => {
    const path = `${deskPath}/stream`;
    expect((await exams.student.get(path)).status).toBe(403);
    expect((await exams.client.visitor.get(path)).status).toBe(401);
    const marker = exams.client.as({ role: 'admin', permissions: ['marking'] });
    expect((await marker.get(path)).status).toBe(403);
    expect((await exams.admin.get('/exams/desk/year1/stream')).status).toBe(404);
    expect((await exams.admin.get('/exams/desk/nothing/stream')).status).toBe(404);
  });
});
