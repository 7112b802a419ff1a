import { type Counts, checkCounts } from './counts.ts';
import { PsychometricError } from './psychometric-error.ts';

/** The decimals that are published, and that ranks are made from. */
const decimals = 7;

/**
 * The percentile of each score in its own group: 100 × candidates with at most this score / all candidates, to seven
 * decimals (the method that India's National Testing Agency publishes). Groups must be random parts of one population.
 * Scores may be any numbers, in any order. Throws `empty`, `not-finite` with the index of the score.
 */
export function percentilesOf(scores: readonly number[]): readonly number[] {
  if (scores.length === 0) throw new PsychometricError('empty');
  scores.forEach((score, index) => {
    if (!Number.isFinite(score)) throw new PsychometricError('not-finite', index);
  });
  const upTo = new Map<number, number>();
  [...scores].sort((left, right) => left - right).forEach((score, index) => upTo.set(score, index + 1));
  return scores.map((score) => rounded((100 * upTo.get(score)!) / scores.length));
}

/** The same from counts: element x is the percentile of score x. */
export function percentilesOfCounts(counts: Counts): readonly number[] {
  checkCounts(counts);
  const size = counts.reduce((sum, count) => sum + count, 0);
  let upTo = 0;
  return counts.map((count) => {
    upTo += count;
    return rounded((100 * upTo) / size);
  });
}

function rounded(percentile: number): number {
  return Math.round(percentile * 10 ** decimals) / 10 ** decimals;
}
