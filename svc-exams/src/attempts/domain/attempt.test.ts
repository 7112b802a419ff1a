import { describe, expect, it } from 'vitest';
import { submittedAttempt } from '../../../test/support/attempts.ts';
import { courseExam, campaignPaper } from '../../../test/support/papers.ts';
import { chosenOptions, doesCount, isMarkedByHand, isSubmitted } from './attempt.ts';

const ended = submittedAttempt(campaignPaper());
const correction = {
  correctedAt: '2026-01-16T10:00:00.000Z',
  correctedBy: 'admin1',
  reason: 'The marker misread it',
  scoreBefore: 1,
  score: 2,
  feedback: null,
};

describe('the chosen options of an answer', () => {
  it('are none of a blank one, the one of one, and all of a set', () => {
    expect(chosenOptions(undefined)).toEqual([]);
    expect(chosenOptions('p1-a')).toEqual(['p1-a']);
    expect(chosenOptions(['p1-a', 'p1-b'])).toEqual(['p1-a', 'p1-b']);
  });
});

describe('an attempt', () => {
  it('is submitted with its status and its result together, and not with one of them', () => {
    expect(isSubmitted(ended)).toBe(true);
    expect(isSubmitted({ ...ended, outcome: null })).toBe(false);
    expect(isSubmitted({ ...ended, status: 'open' })).toBe(false);
  });

  it('counts as the first of a campaign, and no later one does', () => {
    expect([1, 2, 3].map((attemptNo) => doesCount({ ...ended, attemptNo }))).toEqual([true, false, false]);
  });

  it('counts each time where the kind of exam counts the latest or all', () => {
    for (const kind of ['standalone', 'past-year', 'practice'] as const) {
      const attempt = submittedAttempt(courseExam(kind));
      expect([1, 2].map((attemptNo) => doesCount({ ...attempt, attemptNo }))).toEqual([true, true]);
    }
  });
});

describe('a result', () => {
  it('is marked by hand once it has a marking, or a correction of itself', () => {
    const marking = {
      rev: 1,
      criteria: [],
      comment: '',
      annotations: [],
      markedBy: 'admin1',
      markedAt: '2026-01-16T10:00:00.000Z',
      reason: '',
      history: [],
    };
    expect(isMarkedByHand(ended.outcome)).toBe(false);
    expect(isMarkedByHand({ ...ended.outcome, marking })).toBe(true);
    expect(isMarkedByHand({ ...ended.outcome, corrections: [correction] })).toBe(true);
  });

  it('is not marked by hand where a correction of the key alone changed it', () => {
    const byKey = { ...correction, keyVersion: 2 };
    expect(isMarkedByHand({ ...ended.outcome, corrections: [byKey] })).toBe(false);
    expect(isMarkedByHand({ ...ended.outcome, corrections: [byKey, correction] })).toBe(true);
  });
});
