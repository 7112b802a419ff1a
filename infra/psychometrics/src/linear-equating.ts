import type { Counts } from './counts.ts';
import { type Moments, momentsOf } from './moments.ts';
import { PsychometricError } from './psychometric-error.ts';

/** A score x of the new form is worth `slope * x + intercept` points of the reference form. */
export interface Line {
  readonly slope: number;
  readonly intercept: number;
}

type Position = Pick<Moments, 'mean' | 'deviation'>;

export const applyLine = ({ slope, intercept }: Line, score: number): number => slope * score + intercept;

/** The line for the other direction. */
export const inverseLine = ({ slope, intercept }: Line): Line => ({
  slope: 1 / slope,
  intercept: -intercept / slope,
});

/** Mean equating: every score is moved by the difference of the means. */
export function meanEquating(form: Counts, reference: Counts): Line {
  return { slope: 1, intercept: momentsOf(reference).mean - momentsOf(form).mean };
}

/** The line that gives the form the mean and deviation of the reference. Throws `no-spread` where all scores are equal. */
export function lineBetween(form: Position, reference: Position): Line {
  if (form.deviation === 0 || reference.deviation === 0) throw new PsychometricError('no-spread');
  const slope = reference.deviation / form.deviation;
  return { slope, intercept: reference.mean - slope * form.mean };
}

/** Linear equating of equivalent groups (Kolen and Brennan 2014, chapter 2). Throws `no-spread`. */
export function linearEquating(form: Counts, reference: Counts): Line {
  return lineBetween(momentsOf(form), momentsOf(reference));
}

/**
 * The standard error, in points of the reference form, of a score equated linearly in two independent random groups, by
 * the delta method (Kolen and Brennan 2014, chapter 7). Throws `no-spread`.
 */
export function linearStandardError(form: Counts, reference: Counts): (score: number) => number {
  const x = momentsOf(form);
  const y = momentsOf(reference);
  lineBetween(x, y);
  return (score) => {
    const z = (score - x.mean) / x.deviation;
    const constant = 1 / x.size + 1 / y.size;
    const skewed = (x.skewness / x.size + y.skewness / y.size) * z;
    const peaked = ((x.kurtosis - 1) / (4 * x.size) + (y.kurtosis - 1) / (4 * y.size)) * z * z;
    return y.deviation * Math.sqrt(Math.max(0, constant + skewed + peaked));
  };
}
