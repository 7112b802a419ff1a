import { describe, expect, it } from 'vitest';
import { actMath } from '../test/act-math.ts';
import { kbNeat } from '../test/kb-neat.ts';
import { commonCounts, formCounts } from './counts.ts';
import { covarianceOf, momentsOf } from './moments.ts';

/** The package equate divides by n - 1 in the deviation, and with it in skewness and kurtosis. */
function publishedMoments(counts: readonly number[]) {
  const { size, mean, deviation, skewness, kurtosis } = momentsOf(counts);
  const share = (size - 1) / size;
  return [mean, deviation / share ** 0.5, skewness * share ** 1.5, kurtosis * share ** 2];
}

describe('the moments', () => {
  it.each([
    ['form', [19.85239, 8.212585, 0.3751416, 2.301379]],
    ['reference', [18.97977, 8.940397, 0.3525667, 2.145331]],
  ] as const)('of ACTmath, %s, are those that equate prints', (table, published) => {
    const moments = publishedMoments(actMath[table]);
    published.forEach((value, index) => expect(Math.abs(moments[index]! - value)).toBeLessThan(5e-6));
  });

  it.each([
    ['form', [15.821, 6.53], [5.106, 2.377]],
    ['reference', [18.673, 6.881], [5.863, 2.452]],
  ] as const)('of KBneat, %s, are those that equate prints', (table, form, common) => {
    for (const [counts, published] of [
      [formCounts(kbNeat[table]), form],
      [commonCounts(kbNeat[table]), common],
    ] as const)
      published.forEach((value, index) =>
        expect(Math.abs(publishedMoments(counts)[index]! - value)).toBeLessThan(6e-4),
      );
  });

  it('can be those of values that the positions stand for', () => {
    expect(momentsOf([1, 2, 1], [10, 20, 30])).toMatchObject({ size: 4, mean: 20, skewness: 0 });
  });

  it('have no skewness where all scores are equal', () => {
    expect(momentsOf([0, 0, 5])).toEqual({ size: 5, mean: 2, deviation: 0, skewness: 0, kurtosis: 0 });
  });
});

describe('the covariance', () => {
  it('of equal scores is their variance, of independent ones 0', () => {
    expect(
      covarianceOf([
        [2, 0],
        [0, 2],
      ]),
    ).toBe(0.25);
    expect(
      covarianceOf([
        [1, 1],
        [1, 1],
      ]),
    ).toBe(0);
  });
});
