import { add, marks, negative, rounded } from '@pathshala/rules/marks';
import { markedParts, meritOf, type SubmittedAttempt } from '../../attempts/index.ts';
import type { MadeCorrection, PreparedPaper } from '../../papers/index.ts';

export interface RemarkKeys {
  /** The paper with the key by which the attempt was marked. */
  readonly before: PreparedPaper;
  /** The paper with the current key. */
  readonly after: PreparedPaper;
}

/** The key version of the result; results stored before keys were corrected have the published one. */
export function markedByKey({ outcome }: SubmittedAttempt): number {
  return outcome.keyVersion ?? 1;
}

interface Remarked {
  readonly attempt: SubmittedAttempt;
  readonly isScoreChanged: boolean;
  /** Whether a value changed that students or other services see. */
  readonly isResultChanged: boolean;
}

/**
 * Marks a submitted attempt again. Manual changes of this result by an administrator stay: the score moves by the difference of
 * the marks. null: it is marked by this key, or by a later one.
 */
export function remarkAttempt(
  attempt: SubmittedAttempt,
  { before, after }: RemarkKeys,
  correction: MadeCorrection,
): Remarked | null {
  const { outcome } = attempt;
  if (markedByKey(attempt) >= after.keyVersion) return null;
  const old = markedParts(attempt, before, outcome.closedBy);
  const marked = markedParts(attempt, after, outcome.closedBy);
  const score = movedScore(outcome.score, { from: old.score, to: marked.score }, after.paper.totalMarks);
  const isScoreChanged = score !== outcome.score;
  const isResultChanged = isScoreChanged || differ(old, marked);
  if (!isResultChanged) {
    return {
      attempt: { ...attempt, outcome: { ...outcome, keyVersion: after.keyVersion } },
      isScoreChanged,
      isResultChanged,
    };
  }
  const record = {
    correctedAt: correction.correctedAt,
    correctedBy: correction.correctedById ?? '',
    reason: correction.reason,
    scoreBefore: outcome.score,
    score,
    feedback: null,
    keyVersion: after.keyVersion,
  };
  return {
    attempt: {
      ...attempt,
      outcome: {
        ...outcome,
        ...marked,
        ...meritOf(attempt, after.paper, score),
        score,
        scoreVersion: outcome.scoreVersion + 1,
        corrections: [...outcome.corrections, record],
      },
    },
    isScoreChanged,
    isResultChanged,
  };
}

interface Move {
  readonly from: number;
  readonly to: number;
}

/** Exact; never above the total, unless an administrator had set it there. A total of 0 sets no limit. */
function movedScore(score: number, { from, to }: Move, totalMarks: number): number {
  const moved = rounded(add(marks(score), add(marks(to), negative(marks(from)))));
  const limit = rounded(marks(totalMarks));
  return limit > 0 ? Math.min(moved, Math.max(limit, score)) : moved;
}

function differ(
  old: Pick<SubmittedAttempt['outcome'], 'correct' | 'wrong' | 'blank' | 'subjects'>,
  marked: Pick<SubmittedAttempt['outcome'], 'correct' | 'wrong' | 'blank' | 'subjects'>,
): boolean {
  const counts = (one: typeof old) => JSON.stringify([one.correct, one.wrong, one.blank, one.subjects]);
  return counts(old) !== counts(marked);
}
