import { PsychometricError } from './psychometric-error.ts';
import { sumOver, total } from './sums.ts';

/** How many candidates have each score: index 0 to the highest score. Smoothed counts need not be integers. */
export type Counts = readonly number[];
/** How many candidates have each pair: `[score on the form][score on the common items]`. */
export type BivariateCounts = readonly Counts[];

/** Throws `empty`, `not-finite` or `negative-count`. */
export function checkCounts(counts: Counts): void {
  counts.forEach((count, score) => {
    if (!Number.isFinite(count)) throw new PsychometricError('not-finite', score);
    if (count < 0) throw new PsychometricError('negative-count', score);
  });
  if (total(counts) === 0) throw new PsychometricError('empty');
}

/** Throws what `checkCounts` throws, and `lengths-differ` where the rows are not of one length. */
export function checkBivariateCounts(bivariate: BivariateCounts): void {
  const [first = []] = bivariate;
  bivariate.forEach((row, score) => {
    if (row.length !== first.length) throw new PsychometricError('lengths-differ', score);
  });
  checkCounts(bivariate.flat());
}

/**
 * Counts whole scores from 0 to `highest`.
 * Throws `out-of-range` with the index of a score that is no integer or lies outside, `empty` without scores.
 */
export function countScores(scores: readonly number[], highest: number): Counts {
  const counts = Array.from({ length: highest + 1 }, () => 0);
  scores.forEach((score, index) => {
    if (!Number.isInteger(score) || score < 0 || score > highest)
      throw new PsychometricError('out-of-range', index);
    counts[score]! += 1;
  });
  checkCounts(counts);
  return counts;
}

/** Relative frequencies, with the sum 1. */
export function relative(counts: Counts): Counts {
  checkCounts(counts);
  const sum = total(counts);
  return counts.map((count) => count / sum);
}

/** The counts of the scores on the form. */
export function formCounts(bivariate: BivariateCounts): Counts {
  return bivariate.map((row) => total(row));
}

/** The counts of the scores on the common items. */
export function commonCounts(bivariate: BivariateCounts): Counts {
  const [first = []] = bivariate;
  return first.map((_, common) => sumOver(bivariate.length, (score) => bivariate[score]![common]!));
}
