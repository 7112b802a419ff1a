import { describe, expect, it } from 'vitest';
import { errorOf } from '../test/error-code.ts';
import {
  checkCounts,
  checkBivariateCounts,
  commonCounts,
  countScores,
  formCounts,
  relative,
} from './counts.ts';

describe('counts', () => {
  it('are made from whole scores', () => {
    expect(countScores([0, 2, 2, 3], 4)).toEqual([1, 0, 2, 1, 0]);
  });

  it.each([
    [[1, 5], 4, ['out-of-range', 1]],
    [[-1], 4, ['out-of-range', 0]],
    [[0, 1, 2.5], 4, ['out-of-range', 2]],
    [[Number.NaN], 4, ['out-of-range', 0]],
    [[], 4, ['empty', undefined]],
  ])('of the scores %j up to %i are refused: %j', (scores, highest, error) => {
    expect(errorOf(() => countScores(scores, highest))).toEqual(error);
  });

  it.each([
    [[], ['empty', undefined]],
    [
      [0, 0],
      ['empty', undefined],
    ],
    [
      [3, -1],
      ['negative-count', 1],
    ],
    [
      [3, Number.NaN],
      ['not-finite', 1],
    ],
    [[Infinity], ['not-finite', 0]],
  ])('%j are refused: %j', (counts, error) => {
    expect(errorOf(() => checkCounts(counts))).toEqual(error);
  });

  it('become relative frequencies', () => {
    expect(relative([1, 3, 0])).toEqual([0.25, 0.75, 0]);
  });
});

describe('bivariate counts', () => {
  const bivariate = [
    [1, 0],
    [2, 3],
    [0, 4],
  ];

  it('have counts of the form and of the common items', () => {
    expect(formCounts(bivariate)).toEqual([1, 5, 4]);
    expect(commonCounts(bivariate)).toEqual([3, 7]);
  });

  it.each([
    [[], ['empty', undefined]],
    [
      [[1, 2], [1]],
      ['lengths-differ', 1],
    ],
    [[[1, -2]], ['negative-count', 1]],
  ])('%j are refused: %j', (table, error) => {
    expect(errorOf(() => checkBivariateCounts(table))).toEqual(error);
  });
});
