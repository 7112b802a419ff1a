import { describe, expect, it } from 'vitest';
import { errorOf, farthest } from '../test/error-code.ts';
import { kbNeat } from '../test/kb-neat.ts';
import {
  chainedEquipercentile,
  frequencyEstimation,
  syntheticFrequencies,
  tuckerLinear,
} from './common-item-equating.ts';
import { formCounts } from './counts.ts';
import { applyLine } from './linear-equating.ts';
import { smoothBivariateCounts } from './log-linear.ts';
import { momentsOf } from './moments.ts';

const degrees = { form: 4, common: 4, product: 2 };
const smoothed = {
  form: smoothBivariateCounts(kbNeat.form, degrees).fitted,
  reference: smoothBivariateCounts(kbNeat.reference, degrees).fitted,
};
/** The package equate adds the counts of both groups, not their relative frequencies: this is the weight that results. */
const asEquate = { ...smoothed, weight: 1655 ** 2 / (1655 ** 2 + 1638 ** 2) };

describe('frequency estimation', () => {
  it('of smoothed KBneat gives the points that equate prints', () => {
    const points = frequencyEstimation(asEquate);
    const first = [0.04288325, 1.11109348, 2.18987042, 3.27622528, 4.36895117, 5.4659615];
    expect(farthest(points.slice(0, 6), first)).toBeLessThan(1e-6);
    const others = [7, 8, 13, 29].map((score) => points[score]!);
    expect(farthest(others, [7.614016, 8.696398, 14.125088, 29.814745])).toBeLessThan(1e-6);
  });

  it('of smoothed KBneat has the synthetic moments that equate prints', () => {
    const { form, reference } = syntheticFrequencies(asEquate);
    const moments = [
      momentsOf(form),
      momentsOf(reference),
      momentsOf(formCounts(kbNeat.form), frequencyEstimation(asEquate)),
    ].flatMap(({ mean, deviation }) => [mean, deviation]);
    expect(farthest(moments, [16.726, 6.761, 17.742, 6.805, 16.834, 6.594])).toBeLessThan(2.5e-3);
  });

  it('weighs the groups by their sizes where no weight is given', () => {
    const weighed = frequencyEstimation({ ...smoothed, weight: 1655 / (1655 + 1638) });
    expect(farthest(frequencyEstimation(smoothed), weighed)).toBeLessThan(1e-9);
  });
});

describe('chained equipercentile equating', () => {
  it('is near to frequency estimation, and rises', () => {
    const points = chainedEquipercentile(smoothed);
    points.slice(1).forEach((point, score) => expect(point).toBeGreaterThan(points[score]!));
    expect(farthest(points, frequencyEstimation(smoothed))).toBeLessThan(0.6);
  });
});

describe('Tucker’s method', () => {
  it('has the line that follows from the moments of KBneat', () => {
    // Computed from the means, deviations and covariances: group 1 has a slope on the common score of 2.3751, group 2 of 2.4560.
    const { slope, intercept } = tuckerLinear({ ...kbNeat, weight: 1 });
    expect(slope).toBeCloseTo(1.0289, 3);
    expect(intercept).toBeCloseTo(0.537, 3);
  });

  it('stays near to frequency estimation in the middle of the scale', () => {
    const line = tuckerLinear(kbNeat);
    expect(Math.abs(applyLine(line, 17) - frequencyEstimation(smoothed)[17]!)).toBeLessThan(1);
  });
});

describe('every method with common items', () => {
  const methods = [
    ['frequency estimation', frequencyEstimation],
    ['the chain', chainedEquipercentile],
  ] as const;

  it.each(methods)('%s changes nothing between equal forms and groups', (_, equate) => {
    const points = equate({ form: smoothed.form, reference: smoothed.form });
    expect(
      farthest(
        points,
        points.map((__, score) => score),
      ),
    ).toBeLessThan(1e-8);
  });

  it('is the same line between equal forms and groups', () => {
    const { slope, intercept } = tuckerLinear({ form: kbNeat.form, reference: kbNeat.form });
    expect(slope).toBeCloseTo(1, 12);
    expect(intercept).toBeCloseTo(0, 12);
  });

  const good = [
    [2, 1],
    [1, 3],
  ];
  it.each([
    ['no table', { form: [], reference: good }, ['empty', undefined]],
    ['common items of another number', { form: good, reference: [[1, 1, 1]] }, ['lengths-differ', undefined]],
    ['a negative count', { form: [[1, -1]], reference: good }, ['negative-count', 1]],
    [
      'common items that nobody of group 1 answered right',
      {
        form: [
          [2, 0],
          [3, 0],
        ],
        reference: good,
      },
      ['common-item-unanswered', 0],
    ],
    [
      'common items that all of group 2 answered right',
      {
        form: good,
        reference: [
          [0, 2],
          [0, 3],
        ],
      },
      ['common-item-unanswered', 1],
    ],
    ['a weight above 1', { form: good, reference: good, weight: 1.1 }, ['out-of-range', undefined]],
  ])('refuses %s', (_, data, error) => {
    for (const equate of [frequencyEstimation, chainedEquipercentile, tuckerLinear])
      expect(errorOf(() => equate(data))).toEqual(error);
  });

  it('refuses frequency estimation where one group lacks a common score of the other', () => {
    const data = {
      form: [
        [2, 1, 0],
        [1, 3, 0],
      ],
      reference: [
        [1, 1, 1],
        [1, 1, 1],
      ],
    };
    expect(errorOf(() => frequencyEstimation(data))).toEqual(['common-scores-apart', 2]);
    expect(errorOf(() => chainedEquipercentile(data))).toBeUndefined();
  });
});
