import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '../src/attempts/domain/attempt.ts';
import type { Attempts } from '../src/attempts/index.ts';
import { closeOverdue, submit } from '../src/attempts/domain/submit-attempt.ts';
import { createDocumentAttempts } from '../src/attempts/storage/document-attempts.ts';
import type { StoredAttempt } from '../src/attempts/storage/stored-attempt.ts';
import { openAttempt, startedAt } from './support/attempts.ts';
import { startExams, type ExamsService } from './support/exams-service.ts';
import { pastYearPaper, prepared } from './support/papers.ts';

const paper = prepared(pastYearPaper());
let exams: ExamsService;
let attempts: Attempts;
let made = 0;

beforeAll(async () => {
  exams = await startExams();
  const { documents, now, newId } = exams.platform;
  const collection = documents.collection<StoredAttempt>('attempts');
  const aggregates = createAggregateStore<Attempt>({ collection, now, newId });
  attempts = createDocumentAttempts({ documents, aggregates });
});
afterAll(() => exams.stop());

async function stored(changes: Partial<Attempt> = {}): Promise<Attempt> {
  made += 1;
  const attempt = openAttempt(paper.paper, { _id: `stored${made}`, chosenSubjects: ['Biology'], ...changes });
  await attempts.begin(attempt);
  return attempt;
}

const closing = {
  scoreVisibleFrom: null,
  rule: (attempt: Attempt) => closeOverdue(attempt, paper, startedAt + 7_200_000),
};

const chosen = (option: string) => new Map([['p1', option]]);

describe('the stored attempt', () => {
  it('gives a submit the save that came between its read and its write', async () => {
    const facts = await stored();
    const saves: Promise<boolean>[] = [];
    const after = await attempts.submit(facts._id, {
      scoreVisibleFrom: null,
      rule: (attempt) => {
        if (saves.length === 0) saves.push(attempts.save({ facts, changes: chosen('p1-a'), clientSeq: 1 }));
        return submit(attempt, paper, { answers: [], isAuto: false, now: startedAt + 1000 });
      },
    });
    expect(await Promise.all(saves)).toEqual([true]);
    expect(after).toMatchObject({ savedSeq: 1, answers: { p1: 'p1-a' }, outcome: { score: 1 } });
    expect(await attempts.find(facts._id)).toMatchObject(after);
  });

  it('takes no save that was checked against subjects chosen before', async () => {
    const facts = await stored();
    await attempts.change(facts._id, (attempt) => ({
      ...attempt,
      chosenSubjects: ['Maths'],
      choiceNo: attempt.choiceNo + 1,
    }));
    expect(await attempts.save({ facts, changes: new Map([['b1', 'b1-a']]), clientSeq: 1 })).toBe(false);
    expect((await attempts.find(facts._id))?.answers).toEqual({});
  });

  it('keeps in memory what a save must know, and no longer than saves can come', async () => {
    // The relay reads attempts too.
    await exams.waitUntilIdle();
    const reads = vi.spyOn(exams.platform.documents.collection<StoredAttempt>('attempts'), 'findOne');
    const { _id } = await stored();
    await attempts.facts(_id);
    await attempts.facts(_id);
    expect(reads).toHaveBeenCalledTimes(0);
    await attempts.submit(_id, closing);
    await exams.waitUntilIdle();
    reads.mockClear();
    await attempts.facts(_id);
    await attempts.facts(_id);
    expect(reads).toHaveBeenCalledTimes(2);
    reads.mockRestore();
  });

  it('is started, saved and changed without a read of the corrections of keys', async () => {
    await using fresh = await startExams();
    const reads = vi.spyOn(fresh.platform.documents.collection('paper_keys'), 'findOne');
    const { attemptId } = (await fresh.student.start({ subjects: ['Maths'] })).body;
    expect((await fresh.student.get('/exams/papers/year1/1')).status).toBe(200);
    expect((await fresh.student.save(attemptId, 1, { m1: 'm1-a' })).status).toBe(200);
    expect((await fresh.student.choose(attemptId, ['Biology'])).status).toBe(200);
    expect(reads).toHaveBeenCalledTimes(0);
    expect((await fresh.student.submit(attemptId)).status).toBe(200);
    expect(reads).toHaveBeenCalled();
    reads.mockRestore();
  });

  it('takes no save that was checked against an older deadline, and moves only the deadline that was read', async () => {
    const facts = await stored();
    const later = '2026-01-15T12:30:00.000Z';
    await attempts.moveDeadline(facts._id, { from: '2026-01-15T10:59:00.000Z', to: later });
    expect((await attempts.find(facts._id))?.deadlineAt).toBe(facts.deadlineAt);
    await attempts.moveDeadline(facts._id, { from: facts.deadlineAt, to: later });
    expect(await attempts.save({ facts, changes: chosen('p1-a'), clientSeq: 1 })).toBe(false);
    expect(await attempts.facts(facts._id)).toMatchObject({ deadlineAt: later });
  });

  it('takes no save once it is submitted', async () => {
    const facts = await stored();
    await attempts.submit(facts._id, closing);
    expect(await attempts.save({ facts, changes: chosen('p1-a'), clientSeq: 1 })).toBe(false);
  });

  it('keeps the first of two attempts with one id', async () => {
    const first = await stored();
    expect(await attempts.begin({ ...first, title: 'Another' })).toBe(false);
    expect((await attempts.find(first._id))?.title).toBe(first.title);
  });

  it('clears and sets in one save', async () => {
    const facts = await stored({ answers: { p1: 'p1-a', p2: 'p2-a' } });
    const changes = new Map([
      ['p1', null],
      ['p2', 'p2-b'],
    ]);
    expect(await attempts.save({ facts, changes, clientSeq: 3 })).toBe(true);
    expect(await attempts.find(facts._id)).toMatchObject({ answers: { p2: 'p2-b' }, savedSeq: 3 });
    expect((await attempts.find(facts._id))?.answers).not.toHaveProperty('p1');
  });
});
