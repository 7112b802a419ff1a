import { describe, expect, it } from 'vitest';
import { openAttempt, startedAt } from '../../../test/support/attempts.ts';
import { pastYearPaper, prepared } from '../../../test/support/papers.ts';
import { submit } from '../../attempts/domain/submit-attempt.ts';
import { correctResult, type CorrectionCommand } from './correct-result.ts';

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
const refusalOf = (attempt: typeof submitted, changes: Partial<CorrectionCommand> = {}): unknown => {
  try {
    correctResult(attempt, { ...command, ...changes });
    return null;
  } catch (error) {
    return error;
  }
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

  it('changes only the score, its version and the corrections', () => {
    const { outcome, ...attempt } = correctResult(submitted, { ...command, feedback: 'Well done' });
    const { outcome: before, ...attemptBefore } = submitted;
    expect(attempt).toEqual(attemptBefore);
    expect(outcome).toStrictEqual({
      ...before,
      score: 5,
      scoreVersion: 2,
      corrections: [expect.objectContaining({ feedback: 'Well done' })],
    });
  });

  it('may give feedback without another score', () => {
    const { outcome } = correctResult(submitted, { ...command, score: undefined, feedback: 'Read it again' });
    expect(outcome.score).toBe(1);
    expect(outcome.corrections).toEqual([
      expect.objectContaining({ scoreBefore: 1, score: 1, feedback: 'Read it again' }),
    ]);
  });

  it('moves the merit score by as much as the score, exactly', () => {
    const merit = { ...submitted, outcome: { ...submitted.outcome, score: 0.1, meritScore: 90.2 } };
    expect(correctResult(merit, { ...command, score: 0.3 }).outcome.meritScore).toBe(90.4);
    expect(correctResult(merit, { ...command, score: 0 }).outcome.meritScore).toBe(90.1);
    expect(correctResult(submitted, command).outcome).not.toHaveProperty('meritScore');
  });

  it('refuses a marker who has not seen the latest score', () => {
    const once = correctResult(submitted, { ...command, rev: 1 });
    expect(refusalOf(once, { score: 6, rev: 1 })).toMatchObject({
      kind: 'conflict',
      code: 'common.edited-meanwhile-unknown',
    });
    expect(correctResult(once, { ...command, score: 6, rev: 2 }).outcome.score).toBe(6);
  });

  it('needs a reason and something to correct', () => {
    expect(refusalOf(submitted, { reason: '' })).toMatchObject({
      kind: 'invalid',
      code: 'exams.reason-required',
      detail: { fields: { reason: 'exams.reason-required' } },
    });
    expect(refusalOf(submitted, { score: undefined })).toMatchObject({
      kind: 'invalid',
      code: 'exams.nothing-to-correct',
    });
  });

  it('refuses an attempt whose written parts are not marked', () => {
    const awaiting = { ...submitted, outcome: { ...submitted.outcome, awaitsMarks: true as const } };
    expect(refusalOf(awaiting)).toMatchObject({ kind: 'conflict', code: 'exams.not-marked-yet' });
  });

  it('refuses more than the total marks', () => {
    expect(refusalOf(submitted, { score: 100 })).toBeNull();
    expect(refusalOf(submitted, { score: 100.01 })).toMatchObject({
      kind: 'invalid',
      code: 'exams.score-exceeds',
      detail: { fields: { score: 'exams.score-exceeds' } },
    });
  });

  it('has no limit where the paper has no total marks', () => {
    const unlimited = { ...submitted, outcome: { ...submitted.outcome, totalMarks: 0 } };
    expect(refusalOf(unlimited, { score: 250 })).toBeNull();
  });
});
