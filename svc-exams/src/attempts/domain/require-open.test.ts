import { describe, expect, it } from 'vitest';
import { openAttempt, submittedAttempt } from '../../../test/support/attempts.ts';
import { pastYearPaper } from '../../../test/support/papers.ts';
import { attemptNotFound, requireOpen, resultNotFound } from './require-open.ts';

describe('an attempt that must be open', () => {
  const byClock = submittedAttempt(pastYearPaper());

  it('is accepted while it is', () => {
    expect(() => requireOpen(openAttempt(pastYearPaper()))).not.toThrow();
  });

  it('is gone where the clock submitted it', () => {
    expect(() => requireOpen(byClock)).toThrow(
      expect.objectContaining({ kind: 'gone', code: 'exams.time-over' }),
    );
  });

  it('is in conflict where its student submitted it', () => {
    const byStudent = { ...byClock, outcome: { ...byClock.outcome, closedBy: 'student' as const } };
    expect(() => requireOpen(byStudent)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'exams.already-submitted' }),
    );
  });
});

describe('what is not there', () => {
  it('is not found, as an attempt or as a result', () => {
    expect(attemptNotFound()).toMatchObject({ kind: 'not-found', code: 'exams.attempt-not-found' });
    expect(resultNotFound()).toMatchObject({ kind: 'not-found', code: 'exams.result-not-found' });
  });
});
