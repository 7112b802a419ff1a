import { describe, expect, it } from 'vitest';
import { actMath } from '../test/act-math.ts';
import { errorOf } from '../test/error-code.ts';
import { kbNeat } from '../test/kb-neat.ts';
import { commonCounts, formCounts } from './counts.ts';
import { smoothCounts, smoothBivariateCounts } from './log-linear.ts';
import { covarianceOf, momentsOf } from './moments.ts';

describe('log-linear smoothing', () => {
  it.each([1, 2, 3, 4, 6])('with degree %i keeps the size and so many moments', (degree) => {
    const raw = momentsOf(actMath.form);
    const smooth = momentsOf(smoothCounts(actMath.form, degree).fitted);
    const names = ['mean', 'deviation', 'skewness', 'kurtosis'] as const;
    expect(smooth.size).toBeCloseTo(raw.size, 5);
    for (const name of names.slice(0, degree)) expect(smooth[name]).toBeCloseTo(raw[name], 6);
    for (const name of names.slice(degree)) expect(Math.abs(smooth[name] - raw[name])).toBeGreaterThan(1e-3);
  });

  it('fits no worse with a higher degree, and leaves no score without frequency', () => {
    const fits = [2, 3, 4, 5, 6].map((degree) => smoothCounts(actMath.form, degree));
    fits
      .slice(1)
      .forEach(({ deviance }, index) => expect(deviance).toBeLessThanOrEqual(fits[index]!.deviance));
    expect(Math.min(...fits[2]!.fitted)).toBeGreaterThan(0);
    expect(fits[2]!.parameters).toBe(5);
  });

  it('with a degree for every score reproduces the counts', () => {
    const { fitted, deviance } = smoothCounts([4, 9, 2], 2);
    [4, 9, 2].forEach((count, score) => expect(fitted[score]).toBeCloseTo(count, 8));
    expect(deviance).toBeCloseTo(0, 8);
  });

  it('of bivariate counts keeps the moments of both scores and their covariance', () => {
    const { fitted } = smoothBivariateCounts(kbNeat.form, { form: 3, common: 2, product: 1 });
    expect(covarianceOf(fitted)).toBeCloseTo(covarianceOf(kbNeat.form), 5);
    expect(momentsOf(formCounts(fitted)).skewness).toBeCloseTo(
      momentsOf(formCounts(kbNeat.form)).skewness,
      6,
    );
    expect(momentsOf(commonCounts(fitted)).deviation).toBeCloseTo(
      momentsOf(commonCounts(kbNeat.form)).deviation,
      6,
    );
  });

  it.each([
    [[], 2, ['empty', undefined]],
    [[1, -1], 1, ['negative-count', 1]],
    [[1, 2, 3], 3, ['too-many-degrees', 3]],
  ])('of %j with degree %i is refused: %j', (counts, degree, error) => {
    expect(errorOf(() => smoothCounts(counts, degree))).toEqual(error);
  });

  it('comes near to counts of one score, though their likelihood has no maximum', () => {
    const { fitted } = smoothCounts([5, 0, 0, 0], 2);
    [5, 0, 0, 0].forEach((count, score) => expect(fitted[score]).toBeCloseTo(count, 8));
  });

  it('refuses bivariate counts whose rows have other lengths', () => {
    const call = () => smoothBivariateCounts([[1, 2], [3]], { form: 1, common: 1, product: 1 });
    expect(errorOf(call)).toEqual(['lengths-differ', 1]);
  });
});
