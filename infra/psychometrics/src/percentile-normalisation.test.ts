import { describe, expect, it } from 'vitest';
import { errorOf } from '../test/error-code.ts';
import { percentilesOf, percentilesOfCounts } from './percentile-normalisation.ts';

describe('percentiles', () => {
  it('count those with at most the score', () => {
    expect(percentilesOf([10, 20, 20, 40])).toEqual([25, 75, 75, 100]);
  });

  it('of fractions and scores below 0, in any order, are in the order of the scores', () => {
    expect(percentilesOf([7.25, -1, 0, 7.25, 12])).toEqual([80, 20, 40, 80, 100]);
  });

  it('have seven decimals', () => {
    expect(percentilesOf([1, 2, 3])).toEqual([33.3333333, 66.6666667, 100]);
  });

  it('are 100 for the best of every group, whatever the scores', () => {
    expect(percentilesOf([3])).toEqual([100]);
    expect(Math.max(...percentilesOf([1, 1, 2]))).toBe(100);
  });

  it('are the same from counts', () => {
    expect(percentilesOfCounts([1, 0, 2, 1])).toEqual([25, 25, 75, 100]);
  });

  it('are refused for nobody, and for what is no number', () => {
    expect(errorOf(() => percentilesOf([]))).toEqual(['empty', undefined]);
    expect(errorOf(() => percentilesOf([1, Number.NaN]))).toEqual(['not-finite', 1]);
    expect(errorOf(() => percentilesOfCounts([0]))).toEqual(['empty', undefined]);
    expect(errorOf(() => percentilesOfCounts([1, -1]))).toEqual(['negative-count', 1]);
  });
});
