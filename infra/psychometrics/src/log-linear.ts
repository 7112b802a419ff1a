import { type Counts, type BivariateCounts, checkBivariateCounts } from './counts.ts';
import { type LogLinearFit, fitLogLinear } from './fit-log-linear.ts';

/** The highest powers of the score, of the common score, and of both in a product. */
export interface BivariateDegrees {
  readonly form: number;
  readonly common: number;
  readonly product: number;
}

export interface BivariateFit extends Omit<LogLinearFit, 'fitted'> {
  readonly fitted: BivariateCounts;
}

const powers = (highest: number) => Array.from({ length: highest }, (_, index) => index + 1);

/** Scores from 0 to 1, so that high powers stay small. The span of a polynomial does not depend on the scale. */
const scaled = (score: number, length: number) => score / Math.max(1, length - 1);

/**
 * Polynomial log-linear smoothing: keeps the number of candidates and the first `degree` moments (Holland and Thayer 2000;
 * Kolen and Brennan 2014, chapter 3). Throws what `fitLogLinear` throws.
 */
export function smoothCounts(counts: Counts, degree: number): LogLinearFit {
  return fitLogLinear(
    counts,
    powers(degree).map((power) => counts.map((_, score) => scaled(score, counts.length) ** power)),
  );
}

/** The same for bivariate counts: keeps the moments of both scores, and the cross moments up to `degrees.product` of each. */
export function smoothBivariateCounts(bivariate: BivariateCounts, degrees: BivariateDegrees): BivariateFit {
  checkBivariateCounts(bivariate);
  const width = bivariate[0]!.length;
  const column = (form: number, common: number) =>
    bivariate.flatMap((row, x) =>
      row.map((_, v) => scaled(x, bivariate.length) ** form * scaled(v, width) ** common),
    );
  const { fitted, ...rest } = fitLogLinear(bivariate.flat(), [
    ...powers(degrees.form).map((power) => column(power, 0)),
    ...powers(degrees.common).map((power) => column(0, power)),
    ...powers(degrees.product).flatMap((form) =>
      powers(degrees.product).map((common) => column(form, common)),
    ),
  ]);
  return { ...rest, fitted: bivariate.map((_, x) => fitted.slice(x * width, (x + 1) * width)) };
}
