import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '../src/attempts/domain/attempt.ts';
import type { AttemptChange, Attempts, DeskAttempts } from '../src/attempts/index.ts';
import type { MovedDeadline } from '../src/attempts/domain/desk-attempt.ts';
import { closeOverdue, submit } from '../src/attempts/domain/submit-attempt.ts';
import { createAttemptChanges } from '../src/attempts/storage/attempt-changes.ts';
import { createDocumentAttempts } from '../src/attempts/storage/document-attempts.ts';
import { openAttempt, startedAt } from './support/attempts.ts';
import { startExams, type ExamsService } from './support/exams-service.ts';
import { pastYearPaper, prepared } from './support/papers.ts';

const paper = prepared(pastYearPaper());
let exams: ExamsService;
let attempts: Attempts;
let deskAttempts: DeskAttempts;
const reported: AttemptChange[] = [];
const movedDeadlines: MovedDeadline[] = [];
let made = 0;

beforeAll(async () => {
  exams = await startExams();
  const changes = createAttemptChanges();
  changes.onChange((change) => reported.push(change));
  changes.onMovedDeadline((moved) => movedDeadlines.push(moved));
  ({ attempts, deskAttempts } = createDocumentAttempts(exams.platform, changes));
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
    const reads = vi.spyOn(exams.platform.documents.collection<Attempt>('attempts'), 'findOne');
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
    await deskAttempts.moveDeadline({ ...facts, deadlineAt: '2026-01-15T10:59:00.000Z' }, later);
    expect((await attempts.find(facts._id))?.deadlineAt).toBe(facts.deadlineAt);
    await deskAttempts.moveDeadline(facts, later);
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

describe('a stored change of an attempt', () => {
  const later = '2026-01-15T12:30:00.000Z';
  const extra = { actId: 'act1', at: '2026-01-15T10:00:00.000Z', minutes: 5 };
  const writes: Readonly<Record<string, (attempt: Attempt) => Promise<unknown>>> = {
    'a save': (facts) => attempts.save({ facts, changes: chosen('p1-a'), clientSeq: 1 }),
    'a fixed answer': (attempt) => attempts.fixAnswer(attempt, { questionId: 'p1', answer: ['p1-a'] }),
    'a change': ({ _id }) => attempts.change(_id, (attempt) => ({ ...attempt, title: 'Another' })),
    'a submit': ({ _id }) => attempts.submit(_id, closing),
    'a new owner': ({ studentId }) => attempts.transferOwnership(studentId, `${studentId}-account`),
    'a moved deadline': (attempt) => deskAttempts.moveDeadline(attempt, later),
    'more time': (attempt) => deskAttempts.giveTime(attempt, { to: later, extra }),
  };

  it.each(Object.entries(writes))('is reported in this process, once it is written: %s', async (_, write) => {
    const attempt = await stored({ studentId: `reported${made}` });
    reported.length = 0;
    await write(attempt);
    const { _id: attemptId, examId, examKind } = attempt;
    expect(reported).toEqual([{ attemptId, examId, examKind }]);
  });

  it('is reported with its new deadline', async () => {
    const attempt = await stored();
    movedDeadlines.length = 0;
    await deskAttempts.giveTime(attempt, { to: later, extra });
    await deskAttempts.giveTime({ ...attempt, deadlineAt: later }, { to: later, extra });
    expect(movedDeadlines).toEqual([{ attemptId: attempt._id, deadlineAt: later }]);
  });

  it('is not reported where the condition of the write did not hold', async () => {
    const attempt = await stored();
    await attempts.save({ facts: attempt, changes: chosen('p1-a'), clientSeq: 2 });
    reported.length = 0;
    await attempts.save({ facts: attempt, changes: chosen('p1-b'), clientSeq: 1 });
    await attempts.begin(attempt);
    expect(reported).toEqual([]);
  });
});
