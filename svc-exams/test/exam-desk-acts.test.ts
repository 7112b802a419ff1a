import { auditRecorded } from '@pathshala/svc-exams-contract/events';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExamDesk } from '../src/exam-desk/index.ts';
import { deskOf, deskPath, seat } from './support/desk.ts';
import { pausedStore } from './support/paused-store.ts';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';

const start = { ...campaign, subjects: ['Maths'] };
const deadline = '2026-01-15T11:00:00.000Z';
const admin = 'a0'.repeat(12);

let exams: ExamsService;
beforeEach(async () => {
  exams = await startExams();
});
afterEach(() => exams.stop());

const begin = async () => (await exams.student.start(start)).body.attemptId;
const deadlineOf = async (attemptId: string) => (await exams.student.read(attemptId)).body.deadlineAt;

describe('more minutes', () => {
  it('for one move the deadline of that one, and the next save says so', async () => {
    const [one, other] = await seat(exams, 2);
    const answer = await deskOf(exams).addMinutes(10, one?.attemptId);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        rev: 2,
        changedBy: 'Ayesha',
        acts: [{ kind: 'minutes', minutes: 10, studentId: 'sitter0', by: 'Ayesha' }],
      },
    });
    expect((await one?.save(one.attemptId, 1, { p1: 'p1-a' }))?.body).toMatchObject({
      isApplied: true,
      deadlineAt: '2026-01-15T11:10:00.000Z',
    });
    expect((await other?.read(other.attemptId))?.body.deadlineAt).toBe(deadline);
  });

  it('for all reach all who sit, not who starts later; a moved window keeps them [EXM-03]', async () => {
    const attemptId = await begin();
    expect((await deskOf(exams).addMinutes(10)).body.acts[0]).toMatchObject({ kind: 'minutes-for-all' });
    expect(await deadlineOf(attemptId)).toBe('2026-01-15T11:10:00.000Z');
    exams.clock.advance(60_000);
    const [later] = await seat(exams, 1);
    expect((await later?.read(later.attemptId))?.body.deadlineAt).toBe('2026-01-15T11:01:00.000Z');
    await exams.moveWindow(2, '2026-01-15T13:00:00.000Z');
    await exams.goTo('2026-01-15T10:30:00.000Z');
    expect(await deadlineOf(attemptId)).toBe('2026-01-15T11:10:00.000Z');
    await exams.goTo('2026-01-15T11:05:00.000Z');
    expect((await exams.student.save(attemptId, 1, { p1: 'p1-a' })).body.isApplied).toBe(true);
    await exams.goTo('2026-01-15T11:10:03.001Z');
    expect((await exams.student.result(attemptId)).body.durationMs).toBe(70 * 60_000);
  });

  it('beyond the end of the window hide every score until they are over', async () => {
    const [done, slow] = await seat(exams, 2);
    await exams.goTo('2026-01-15T10:59:00.000Z');
    await exams.moveWindow(2, deadline);
    await done?.submit(done.attemptId);
    await deskOf(exams).addMinutes(10, slow?.attemptId);
    await exams.goTo('2026-01-15T11:05:00.000Z');
    expect((await slow?.save(slow.attemptId, 1, { p1: 'p1-a' }))?.body.isApplied).toBe(true);
    expect((await done?.result(done.attemptId))?.body.score).toBeNull();
    await exams.goTo('2026-01-15T11:10:03.001Z');
    await exams.goTo('2026-01-15T11:10:20.000Z');
    expect((await done?.result(done.attemptId))?.body.score).toBe(0);
    const shown = exams.submittedEvents().map(({ data }) => data.scoreVisibleFrom);
    expect(shown.at(-1)).toBe('2026-01-15T11:10:03.000Z');
  });

  it('are refused beyond sane bounds, after the end, and once the results are released', async () => {
    const attemptId = await begin();
    const desk = deskOf(exams);
    expect((await desk.addMinutes(121, attemptId)).status).toBe(400);
    expect((await desk.addMinutes(0, attemptId)).status).toBe(400);
    await desk.addMinutes(120, attemptId);
    await desk.addMinutes(120, attemptId);
    expect((await desk.addMinutes(1, attemptId)).body).toMatchObject({ code: 'exams.too-many-minutes' });
    await desk.addMinutes(120);
    await desk.addMinutes(120);
    expect((await desk.addMinutes(1)).body).toMatchObject({ code: 'exams.too-many-minutes' });
    expect((await desk.addMinutes(5, 'f'.repeat(24))).status).toBe(404);
    await exams.student.submit(attemptId);
    expect((await desk.addMinutes(5, attemptId)).body).toMatchObject({ code: 'exams.already-submitted' });
    await exams.release();
    expect((await desk.addMinutes(5)).body).toMatchObject({ code: 'exams.desk-released' });
  });

  it('are finished by another process when the one that began has died', async () => {
    const attemptId = await begin();
    const act = {
      _id: 'act1',
      kind: 'minutes-for-all',
      at: '2026-01-15T10:00:00.000Z',
      by: 'Ayesha',
      editorId: admin,
      minutes: 10,
      attemptId: null,
      studentId: null,
    } as const;
    const desks = exams.platform.documents.collection<ExamDesk & Aggregate>('exam_desks');
    const unwritten = { rev: 1, sequence: 0, outbox: [], outboxAt: null };
    const left = { announcements: [], newsNo: 0, acts: [act], unfinished: [act] };
    await desks.insertOne({ _id: 'exam1', ...left, unfinishedSince: Date.parse(act.at), ...unwritten });
    await exams.runJob('finish-desk-acts');
    expect(await deadlineOf(attemptId)).toBe(deadline);
    exams.clock.advance(30_001);
    await exams.runJob('finish-desk-acts');
    await exams.runJob('finish-desk-acts');
    expect(await deadlineOf(attemptId)).toBe('2026-01-15T11:10:00.000Z');
    expect(await desks.findOne({ _id: 'exam1' })).toMatchObject({ unfinished: [], unfinishedSince: null });
  });
});

describe('opening a submitted attempt again', () => {
  it('keeps the answers, gives time, and marks it again above the result that it takes back', async () => {
    const attemptId = await begin();
    await exams.student.save(attemptId, 1, { p1: 'p1-a' });
    await exams.goTo('2026-01-15T10:55:00.000Z');
    await exams.student.submit(attemptId);
    expect((await deskOf(exams).reopen(attemptId, 15)).body.acts[0]).toMatchObject({ kind: 'reopened' });
    expect((await exams.student.start({ ...start, device: 'another-device' })).body).toMatchObject({
      attemptId,
      status: 'open',
      deadlineAt: '2026-01-15T11:10:00.000Z',
      savedSeq: 1,
    });
    await exams.student.save(attemptId, 2, { p2: 'p2-a' });
    await exams.student.submit(attemptId);
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().map(({ data }) => [data.scoreVersion, data.correct])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('leaves a longer time that the attempt still had', async () => {
    const attemptId = await begin();
    await exams.student.submit(attemptId);
    await deskOf(exams).reopen(attemptId, 5);
    expect(await deadlineOf(attemptId)).toBe(deadline);
  });

  it('is refused while it is open, when scores are shown, and after the release', async () => {
    const attemptId = await begin();
    const desk = deskOf(exams);
    expect((await desk.reopen(attemptId)).body).toMatchObject({ code: 'exams.reopen-open' });
    await exams.student.submit(attemptId);
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect((await desk.reopen(attemptId)).body).toMatchObject({ code: 'exams.reopen-score-shown' });
    await exams.release();
    expect((await desk.reopen(attemptId)).body).toMatchObject({ code: 'exams.desk-released' });
  });

  it('is refused where the result was corrected by hand', async () => {
    const attemptId = await begin();
    await exams.student.submit(attemptId);
    const correction = { updateData: { score: 1 }, reason: 'Counted on paper' };
    expect((await exams.admin.put(`/exams/exam-results/${attemptId}`, correction)).status).toBe(200);
    expect((await deskOf(exams).reopen(attemptId)).body).toMatchObject({ code: 'exams.reopen-marked' });
  });

  it('leaves marks that are given by hand while it is recorded, and says why', async () => {
    const recording = pausedStore('exam_desks');
    await using other = await startExams({
      replace: ({ documents }) => ({ documents: recording.wrap(documents) }),
    });
    const { attemptId } = (await other.student.start(start)).body;
    await other.student.submit(attemptId);
    recording.beforeWrite(async () => {
      const correction = { updateData: { score: 1 }, reason: 'Counted on paper' };
      await other.admin.put(`/exams/exam-results/${attemptId}`, correction);
    });
    const desk = deskOf(other);
    expect(await desk.reopen(attemptId)).toMatchObject({
      status: 409,
      body: { code: 'exams.reopen-marked' },
    });
    expect((await other.admin.get(`/exams/results/${attemptId}`)).body).toMatchObject({ score: 1 });
    expect((await desk.read()).body.acts).toEqual([]);
    expect((await desk.reopen(attemptId)).body).toMatchObject({ code: 'exams.reopen-marked' });
  });
});

describe('an announcement', () => {
  it('reaches those who sit with their next save, and those who start later', async () => {
    const attemptId = await begin();
    const first = (await exams.student.save(attemptId, 1, { p1: 'p1-a' })).body;
    expect(first).not.toHaveProperty('newsNo');
    await deskOf(exams).announce('Question 4 has a misprint.', '৪ নম্বর প্রশ্নে ছাপার ভুল আছে।');
    expect((await exams.student.save(attemptId, 2, { p1: 'p1-b' })).body).toMatchObject({ newsNo: 1 });
    const [later] = await seat(exams, 1);
    expect((await later?.read(later.attemptId))?.body).toMatchObject({ newsNo: 1 });
    expect((await exams.student.post(`/exams/attempts/${attemptId}/news`)).body).toEqual({
      status: 'open',
      deadlineAt: deadline,
      serverNow: '2026-01-15T10:00:00.000Z',
      newsNo: 1,
      announcements: [
        {
          _id: expect.any(String),
          en: 'Question 4 has a misprint.',
          bn: '৪ নম্বর প্রশ্নে ছাপার ভুল আছে।',
          at: '2026-01-15T10:00:00.000Z',
        },
      ],
    });
    expect((await exams.other.post(`/exams/attempts/${attemptId}/news`)).status).toBe(404);
  });

  it('can be taken back, is shown to all when written in one language, and is one of at most twenty', async () => {
    const attemptId = await begin();
    const desk = deskOf(exams);
    const [announced] = (await desk.announce('Wrong room', 'ভুল ঘর')).body.announcements;
    expect((await desk.withdraw(announced?._id ?? '')).body).toMatchObject({ announcements: [], rev: 3 });
    expect((await exams.student.post(`/exams/attempts/${attemptId}/news`)).body).toMatchObject({
      newsNo: 2,
      announcements: [],
    });
    expect((await desk.announce('', ' ')).body).toMatchObject({ fields: { bn: expect.any(String) } });
    expect((await desk.announce('Only English', ' ')).body.announcements).toMatchObject([
      { en: 'Only English', bn: 'Only English' },
    ]);
    expect((await desk.announce('', 'শুধু বাংলা')).body.announcements.at(-1)).toMatchObject({
      en: 'শুধু বাংলা',
      bn: 'শুধু বাংলা',
    });
    for (let at = 0; at < 18; at += 1) await desk.announce(`Text ${at}`, `লেখা ${at}`);
    expect((await desk.announce('One more', 'আরও একটি')).body).toMatchObject({
      code: 'exams.too-many-announcements',
    });
  });
});

describe('acts at the desk', () => {
  it('are each in the audit log, with who did it', async () => {
    const attemptId = await begin();
    const desk = deskOf(exams);
    await desk.addMinutes(5);
    await desk.addMinutes(5, attemptId);
    const [announced] = (await desk.announce('A text', 'একটি লেখা')).body.announcements;
    await desk.withdraw(announced?._id ?? '');
    await exams.student.submit(attemptId);
    await desk.reopen(attemptId);
    await exams.waitUntilIdle();
    const entries = exams.published(auditRecorded).map(({ data }) => data);
    expect(entries).toHaveLength(5);
    for (const entry of entries) expect(JSON.stringify(entry)).toMatch(/exam1/);
    expect(JSON.stringify(entries[1])).toContain('student1');
  });

  it('of two administrators at once: the answer to the second names the first, and nothing is done twice', async () => {
    const attemptId = await begin();
    const [ayesha, karim] = [deskOf(exams), deskOf(exams, 'b0'.repeat(12), 'Karim')];
    const rev = await ayesha.rev();
    const answers = await Promise.all([
      ayesha.addMinutes(10, null, rev),
      karim.addMinutes(10, null, rev),
      ayesha.addMinutes(10, attemptId, rev),
      karim.announce('Ten minutes more', 'আরও দশ মিনিট', rev),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'common.edited-meanwhile' });
    expect(JSON.stringify(refused?.body)).toMatch(/Ayesha|Karim/);
    const { acts } = (await ayesha.read()).body;
    expect(acts).toHaveLength(1);
    const minutes = acts[0]?.kind === 'announced' ? 0 : 10;
    expect(Date.parse(await deadlineOf(attemptId))).toBe(Date.parse(deadline) + minutes * 60_000);
  });

  it('forget the name of a deleted account', async () => {
    await deskOf(exams).announce('A text', 'একটি লেখা');
    await exams.emit(userDeleted, { userId: admin, role: 'admin' });
    expect((await deskOf(exams, 'b0'.repeat(12)).read()).body).toMatchObject({
      changedBy: null,
      acts: [{ by: null }],
    });
  });

  it('need the permission of campaign managers', async () => {
    const marker = exams.client.as({ role: 'admin', permissions: ['marking', 'questions'] });
    expect((await marker.get(deskPath)).status).toBe(403);
    expect((await marker.post(`${deskPath}/minutes`, { minutes: 5, attemptId: null, rev: 1 })).status).toBe(
      403,
    );
    expect((await exams.student.post(`${deskPath}/minutes`, { minutes: 5, rev: 1 })).status).toBe(403);
  });
});

describe('minutes at the very deadline', () => {
  it('race with the sweeper, saves and submits: everybody who sat at that moment goes on [EXM-03]', async () => {
    const sitters = await seat(exams, 24);
    await exams.goTo('2026-01-15T11:00:02.000Z');
    const desk = deskOf(exams);
    const rev = await desk.rev();
    const sweepWhenRecorded = async () => {
      await expect.poll(() => desk.rev(), { interval: 1 }).toBeGreaterThan(rev);
      await exams.goTo('2026-01-15T11:00:03.001Z');
    };
    const [given] = await Promise.all([
      desk.addMinutes(10, null, rev),
      ...sitters.map(({ attemptId, save, submit }, at) =>
        at % 2 === 0 ? save(attemptId, 1, { p1: 'p1-a' }) : submit(attemptId, { auto: true }),
      ),
      sweepWhenRecorded(),
    ]);
    expect(given.status).toBe(200);
    await exams.waitUntilIdle();
    for (const { attemptId, read, save } of sitters) {
      expect((await read(attemptId)).body).toMatchObject({
        status: 'open',
        deadlineAt: '2026-01-15T11:10:00.000Z',
      });
      expect((await save(attemptId, 9, { p2: 'p2-a' })).body.isApplied).toBe(true);
    }
    await exams.goTo('2026-01-15T11:10:03.001Z');
    const results = exams.submittedEvents().map(({ data }) => `${data.attemptId} ${data.scoreVersion}`);
    expect(new Set(results).size).toBe(results.length);
    const last = new Map(exams.submittedEvents().map(({ data }) => [data.attemptId, data.correct]));
    expect([...last.values()].every((correct) => correct > 0)).toBe(true);
    expect(last.size).toBe(sitters.length);
  });

  it('for one, given in the grace, win or lose whole against the sweeper', async () => {
    const [sitter] = await seat(exams, 1);
    await exams.goTo('2026-01-15T11:00:03.000Z');
    const desk = deskOf(exams);
    const given = await desk.addMinutes(10, sitter?.attemptId);
    expect(given.status).toBe(200);
    await exams.goTo('2026-01-15T11:00:03.001Z');
    expect((await sitter?.read(sitter.attemptId))?.body).toMatchObject({
      status: 'open',
      deadlineAt: '2026-01-15T11:10:00.000Z',
    });
    await exams.goTo('2026-01-15T11:10:03.001Z');
    expect((await desk.addMinutes(5, sitter?.attemptId)).status).toBe(410);
  });
});
