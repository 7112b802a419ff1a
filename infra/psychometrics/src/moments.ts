import { type Counts, type BivariateCounts, commonCounts, formCounts, relative } from './counts.ts';
import { sumOver, total } from './sums.ts';

/** Moments of the scores in points. The deviation divides by n, as skewness and kurtosis (3 for a normal distribution) do. */
export interface Moments {
  readonly size: number;
  readonly mean: number;
  readonly deviation: number;
  readonly skewness: number;
  readonly kurtosis: number;
}

/**
 * The moments of scores 0, 1, 2, …, or of the `values` that the positions stand for (equated scores, for example).
 * Skewness and kurtosis are 0 where all scores are equal. Throws what `checkCounts` throws.
 */
export function momentsOf(counts: Counts, values?: readonly number[]): Moments {
  const frequencies = relative(counts);
  const valueAt = (index: number) => (values ? values[index]! : index);
  const mean = sumOver(frequencies.length, (index) => frequencies[index]! * valueAt(index));
  const central = (power: number) =>
    sumOver(frequencies.length, (index) => frequencies[index]! * (valueAt(index) - mean) ** power);
  const variance = central(2);
  const scaled = (power: number) => (variance === 0 ? 0 : central(power) / variance ** (power / 2));
  return {
    size: total(counts),
    mean,
    deviation: Math.sqrt(variance),
    skewness: scaled(3),
    kurtosis: scaled(4),
  };
}

/** The covariance of the scores on the form and on the common items; it divides by n. */
export function covarianceOf(bivariate: BivariateCounts): number {
  const form = momentsOf(formCounts(bivariate));
  const common = momentsOf(commonCounts(bivariate));
  const products = sumOver(bivariate.length, (score) => {
    const row = bivariate[score]!;
    return sumOver(row.length, (index) => row[index]! * (score - form.mean) * (index - common.mean));
  });
  return products / form.size;
}
