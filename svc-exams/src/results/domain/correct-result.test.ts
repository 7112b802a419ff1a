import { describe, expect, it } from 'vitest';
import { openAttempt, startedAt } from '../../../test/support/attempts.ts';
import { pastYearPaper, prepared } from '../../../test/support/papers.ts';
import { submit } from '../../attempts/domain/submit-attempt.ts';
import { correctResult } from './correct-result.ts';

const paper = prepared(pastYearPaper());
const open = openAttempt(paper.paper, { chosenSubjects: ['Biology'], answers: { p1: 'p1-a' } });
const submitted = submit(open, paper, { answers: [], isAuto: false, now: startedAt + 1000 });
if (submitted === null) throw new Error('the attempt was not open');
const command = {
  score: 5,
  feedback: undefined,
  reason: 'Question 4 was ambiguous',
  correctedBy: 'admin1',
  correctedAt: '2026-01-16T08:00:00.000Z',
};

describe('correcting a result', () => {
  it('keeps the reason, who, when and the score before', () => {
    const { outcome } = correctResult(submitted, command);
    expect(outcome).toMatchObject({ score: 5, scoreVersion: 2 });
    expect(outcome.corrections).toEqual([
      {
        reason: 'Question 4 was ambiguous',
        correctedBy: 'admin1',
        correctedAt: '2026-01-16T08:00:00.000Z',
        scoreBefore: 1,
        score: 5,
        feedback: null,
      },
    ]);
  });

  it('adds to the corrections before', () => {
    const twice = correctResult(correctResult(submitted, command), { ...command, score: 6 });
    expect(twice.outcome.corrections.map((one) => one.scoreBefore)).toEqual([1, 5]);
    expect(twice.outcome.scoreVersion).toBe(3);
  });

  it('refuses a marker who has not seen the latest score', () => {
    const once = correctResult(submitted, { ...command, rev: 1 });
    expect(() => correctResult(once, { ...command, score: 6, rev: 1 })).toThrow('common.edited-meanwhile');
    expect(correctResult(once, { ...command, score: 6, rev: 2 }).outcome.score).toBe(6);
  });

  it('needs a reason and something to correct', () => {
    expect(() => correctResult(submitted, { ...command, reason: '' })).toThrow('exams.reason-required');
    expect(() => correctResult(submitted, { ...command, score: undefined })).toThrow(
      'exams.nothing-to-correct',
    );
  });

  it('refuses more than the total marks', () => {
    expect(() => correctResult(submitted, { ...command, score: 100 })).not.toThrow();
    expect(() => correctResult(submitted, { ...command, score: 100.01 })).toThrow('exams.score-exceeds');
  });
});
