import { isPassed, unmetMinima } from '@pathshala/rules/marking-scheme';
import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import type { Outcome } from '../../attempts/index.ts';

type Verdict = Pick<
  ResultSummary,
  'passingScore' | 'isPassed' | 'unmetMinima' | 'meritScore' | 'marksLost' | 'scoreWithoutWrong'
>;

/** The fields that depend on the score; without it where the score may not be seen. */
export function verdictOf(outcome: Outcome, isShown: boolean): Verdict {
  const { passing, meritScore = null, marksLost = null, scoreWithoutWrong = null } = outcome;
  const passingScore = passing?.passingScore ?? null;
  const unknown = {
    isPassed: null,
    unmetMinima: [],
    meritScore: null,
    marksLost: null,
    scoreWithoutWrong: null,
  };
  if (!isShown) return { passingScore, ...unknown };
  return {
    passingScore,
    isPassed: passing === undefined ? null : isPassed(passing, passingScore, outcome),
    unmetMinima: passing === undefined ? [] : unmetMinima(passing, outcome),
    meritScore,
    marksLost,
    scoreWithoutWrong,
  };
}
