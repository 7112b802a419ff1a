import { describe, expect, it } from 'vitest';
import {
  claimFindings,
  firstFindings,
  foundInExam,
  keyChanged,
  reviewQuestion,
  type ExamFindings,
  type Found,
} from './exam-findings.ts';

const first = firstFindings({ _id: 'exam1', title: 'Model test' }, 1000);
const review = { at: '2026-01-16T00:00:00.000Z', byId: 'a1', by: 'Mim' };
const q = (questionId: string) => ({ questionId, findings: ['best-wrong'] as const });

function find(stored: ExamFindings, changes: Partial<Found> = {}): ExamFindings {
  const claimed = claimFindings(stored, { now: 1000, until: 9000 }) ?? stored;
  return foundInExam(claimed, {
    title: 'Model test',
    keyVersion: 1,
    questions: [q('q1'), q('q2')],
    corrected: new Set(),
    madeAt: '2026-01-15T13:00:00.000Z',
    claim: 9000,
    ...changes,
  });
}

describe('questions in doubt after an exam', () => {
  it('are looked for by one process at a time, and no more once they are found', () => {
    const claimed = claimFindings(first, { now: 1000, until: 9000 });
    expect(claimed?.dueAt).toBe(9000);
    expect(claimed && claimFindings(claimed, { now: 8999, until: 20_000 })).toBeNull();
    expect(find(first)).toMatchObject({ dueAt: null, state: 'open', keyVersion: 1 });
    expect(find(first, { questions: [] })).toMatchObject({ dueAt: null, state: 'settled' });
  });

  it('are looked for again when the key is corrected, also while they are looked for', () => {
    const corrected = { keyVersion: 2, now: 5000 };
    expect(keyChanged(find(first), corrected)?.dueAt).toBe(5000);
    const claimed = claimFindings(first, { now: 1000, until: 9000 }) ?? first;
    const meanwhile = keyChanged(claimed, corrected) ?? claimed;
    expect(find(meanwhile).dueAt).toBe(5000);
    expect(keyChanged(find(first, { keyVersion: 2 }), corrected)).toBeNull();
  });

  it('are settled once somebody has looked at each, and open again when that is taken back', () => {
    const one = reviewQuestion(find(first), { questionId: 'q1', review, keyVersion: 1 });
    const both = reviewQuestion(one, { questionId: 'q2', review, keyVersion: 1 });
    expect([one.state, both.state]).toEqual(['open', 'settled']);
    expect(reviewQuestion(both, { questionId: 'q2', review: null, keyVersion: 1 }).state).toBe('open');
  });

  it('keep a review while the key of the question stays, and lose it with that', () => {
    const reviewed = reviewQuestion(find(first), { questionId: 'q1', review, keyVersion: 1 });
    const again = { ...reviewed, dueAt: 1000 };
    const reviewOfFirst = (changes: Partial<Found>) => find(again, changes).questions[0]?.review;
    expect(reviewOfFirst({ keyVersion: 2, corrected: new Set(['q2']) })).toEqual(review);
    expect(reviewOfFirst({ keyVersion: 2, corrected: new Set(['q1']) })).toBeNull();
  });

  it('are not reviewed by a key that is no longer the current one, nor a question without a finding', () => {
    const reviewing = { questionId: 'q1', review, keyVersion: 1 };
    expect(() => reviewQuestion(find(first, { keyVersion: 2 }), reviewing)).toThrow(
      'exams.key-corrected-meanwhile',
    );
    expect(() => reviewQuestion(find(first), { ...reviewing, questionId: 'q9' })).toThrow(
      'exams.finding-not-found',
    );
  });
});
