import { type Counts, relative } from './counts.ts';
import { cumulative } from './sums.ts';

/** Two cumulative frequencies that are nearer than this are equal: the rest is rounding. */
const rounding = 1e-12;

/**
 * Percentile ranks from 0 to 1 of the scores 0, 1, 2, …: a score is spread evenly over half a point on either side
 * (Kolen and Brennan 2014, chapter 2).
 */
export function percentileRanks(counts: Counts): readonly number[] {
  const frequencies = relative(counts);
  return cumulative(frequencies).map((sum, score) => sum - frequencies[score]! / 2);
}

/** The percentile rank (0 to 1) of any point of the scale, whole or not. */
export function percentileRankAt(counts: Counts, point: number): number {
  const frequencies = relative(counts);
  const score = Math.floor(point + 0.5);
  if (score < 0) return 0;
  if (score >= frequencies.length) return 1;
  const below = cumulative(frequencies)[score]! - frequencies[score]!;
  return below + (point + 0.5 - score) * frequencies[score]!;
}

/**
 * Returns the function from percentile ranks (0 to 1) to points of the scale, from -0.5 to the highest score plus 0.5.
 * Where nobody has a score, a rank belongs to a whole stretch of points; its middle is taken, which makes equating
 * symmetric (Kolen and Brennan 2014, chapter 2).
 */
export function pointAtRank(counts: Counts): (rank: number) => number {
  const frequencies = relative(counts);
  const sums = cumulative(frequencies);
  const highest = frequencies.length - 1;
  const from = (score: number, rank: number) =>
    score - 0.5 + (rank - sums[score]! + frequencies[score]!) / frequencies[score]!;
  return (rank) => {
    const upper = sums.findIndex((sum) => sum > rank + rounding);
    const lower = sums.findIndex((sum) => sum >= rank - rounding);
    const top = upper === -1 ? highest + 0.5 : from(upper, rank);
    const bottom = rank <= rounding ? -0.5 : from(lower, Math.min(rank, sums[lower]!));
    return (top + bottom) / 2;
  };
}
