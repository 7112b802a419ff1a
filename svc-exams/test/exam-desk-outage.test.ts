import type { AttemptNews } from '@pathshala/svc-exams-contract/exam-desk';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExamDesk } from '../src/exam-desk/index.ts';
import { openEvents } from './support/event-reader.ts';
import { campaignPaper } from './support/papers.ts';
import { deskOf, openDesk, seat, second } from './support/desk.ts';
import { campaign, publishedCampaignPaper, startExams, type ExamsService } from './support/exams-service.ts';
import { switchedStore } from './support/switched-store.ts';

const start = { ...campaign, subjects: ['Maths'] };

describe('announcements that cannot be read', () => {
  const { state, wrap } = switchedStore('exam_desks');
  let outage: ExamsService;
  beforeEach(async () => {
    outage = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  });
  afterEach(async () => {
    state.isAway = false;
    await outage.stop();
  });

  it('are an error that says when to ask again, not an empty list; a save is accepted without them', async () => {
    const { student } = outage;
    const { attemptId } = (await student.start(start)).body;
    await deskOf(outage).announce('Question 4 has a misprint.', '৪ নম্বর প্রশ্নে ছাপার ভুল আছে।');
    state.isAway = true;
    const answer = await student.post(`/exams/attempts/${attemptId}/news`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const saved = await student.save(attemptId, 1, { p1: 'p1-a' });
    expect(saved).toMatchObject({ status: 200, body: { isApplied: true } });
    expect(saved.body).not.toHaveProperty('newsNo');
    state.isAway = false;
    expect((await student.save(attemptId, 2, { p1: 'p1-b' })).body.newsNo).toBe(1);
  });

  it('are those that were read last, where the process has read some', async () => {
    const { student } = outage;
    const { attemptId } = (await student.start(start)).body;
    await deskOf(outage).announce('Question 4 has a misprint.', '৪ নম্বর প্রশ্নে ছাপার ভুল আছে।');
    const read = () => student.post<AttemptNews>(`/exams/attempts/${attemptId}/news`);
    expect((await read()).body.newsNo).toBe(1);
    state.isAway = true;
    outage.clock.advance(10_000);
    expect(await read()).toMatchObject({ status: 200, body: { newsNo: 1 } });
    expect((await student.save(attemptId, 1, { p1: 'p1-a' })).body.newsNo).toBe(1);
  });
});

describe('changes that cannot be published', () => {
  const { state, wrap } = switchedStore('desk_signals');
  let outage: ExamsService;
  beforeEach(async () => {
    outage = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  });
  afterEach(async () => {
    state.isAway = false;
    await outage.stop();
  });

  it('are published with those that follow', async () => {
    const [one, other] = await seat(outage, 2);
    await second(outage);
    outage.clock.advance(10_000);
    const stream = await openDesk(outage);
    await stream.next('snapshot');
    await one?.save(one.attemptId, 1, { p1: 'p1-a' });
    state.isAway = true;
    await expect(outage.runJob('publish-desk-changes')).rejects.toThrow('common.unavailable');
    await other?.save(other.attemptId, 1, { p1: 'p1-a' });
    await expect(outage.runJob('publish-desk-changes')).rejects.toThrow('common.unavailable');
    state.isAway = false;
    await second(outage);
    const { rows = [] } = (await stream.next('changes')).data;
    expect(rows.map(({ studentId, answered }) => `${studentId} ${answered}`).toSorted()).toEqual([
      'sitter0 1',
      'sitter1 1',
    ]);
    stream.leave();
  });

  it('are read once the signals can be read again, however long that took', async () => {
    const { attemptId } = (await outage.student.start(start)).body;
    await second(outage);
    const stream = await openDesk(outage);
    await stream.next('snapshot');
    for (const [seq, awayMs] of [
      [1, 20_000],
      [2, 70_000],
    ] as const) {
      await outage.student.save(attemptId, seq, { [`p${seq}`]: `p${seq}-a` });
      await outage.runJob('publish-desk-changes');
      state.isAway = true;
      await expect(outage.runJob('send-desk-changes')).rejects.toThrow('common.unavailable');
      outage.clock.advance(awayMs);
      state.isAway = false;
      await second(outage);
      expect((await stream.next('changes')).data.rows).toEqual([expect.objectContaining({ answered: seq })]);
    }
    stream.leave();
  });
});

describe('an exam whose paper was removed', () => {
  it('does not delay the streams and acts of the others', async () => {
    await using exams = await startExams();
    const gone = campaignPaper({ paperId: 'exam0', campaignId: 'campaign0' });
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(gone));
    const { attemptId } = (await exams.student.start(start)).body;
    const other = await openEvents(exams, '/exams/desk/exam0/stream');
    const stream = await openDesk(exams);
    await Promise.all([other.next('snapshot'), stream.next('snapshot')]);
    await exams.platform.documents.collection('paper_heads').deleteOne({ _id: 'exam0' });
    const desks = exams.platform.documents.collection<ExamDesk & Aggregate>('exam_desks');
    await Promise.all([desks.insertOne(unfinished('exam0', 1)), desks.insertOne(unfinished('exam1', 2))]);
    exams.clock.advance(30_001);
    await expect(exams.runJob('finish-desk-acts')).rejects.toThrow('exams.not-found');
    expect((await exams.student.read(attemptId)).body.deadlineAt).toBe('2026-01-15T11:10:00.000Z');
    await exams.runJob('publish-desk-changes');
    await expect(exams.runJob('send-desk-changes')).rejects.toThrow('exams.not-found');
    expect((await stream.next('changes')).data.rows).toMatchObject([
      { deadlineAt: '2026-01-15T11:10:00.000Z' },
    ]);
    other.leave();
    stream.leave();
  });
});

/** A desk with an act of ten minutes for all that was recorded and not applied. */
function unfinished(examId: string, unfinishedSince: number): ExamDesk & Aggregate {
  const act = {
    _id: `act-of-${examId}`,
    kind: 'minutes-for-all',
    at: '2026-01-15T10:00:00.000Z',
    by: 'Ayesha',
    editorId: null,
    minutes: 10,
    attemptId: null,
    studentId: null,
  } as const;
  const desk = { announcements: [], newsNo: 0, acts: [act], unfinished: [act], unfinishedSince };
  return { _id: examId, ...desk, rev: 1, sequence: 0, outbox: [], outboxAt: null };
}

describe('pages that send requests while the attempts cannot be written', () => {
  it('are noted when they can be', async () => {
    const { state, wrap } = switchedStore('attempts');
    await using outage = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
    const { attemptId } = (await outage.student.start(start)).body;
    const stream = await openDesk(outage);
    await stream.next('snapshot');
    outage.clock.advance(45_000);
    await outage.student.post(`/exams/attempts/${attemptId}/news`);
    state.isAway = true;
    await expect(outage.runJob('publish-desk-changes')).rejects.toThrow('common.unavailable');
    state.isAway = false;
    await second(outage);
    expect((await stream.next('changes')).data.rows?.[0]).toMatchObject({
      seenAt: '2026-01-15T10:00:45.000Z',
    });
    stream.leave();
  });
});
