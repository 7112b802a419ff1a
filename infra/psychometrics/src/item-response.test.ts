import { describe, expect, it } from 'vitest';
import { errorOf, farthest } from '../test/error-code.ts';
import { kb36 } from '../test/kb-36.ts';
import { checkItems, rightAnswer, scoreProbabilities, trueScore } from './item-response.ts';

const item = { discrimination: 1.2, difficulty: 0.5, guessing: 0.2 };

describe('the probability of a right answer', () => {
  it('at the difficulty is half way from guessing to 1', () => {
    expect(rightAnswer(item, 0.5)).toBeCloseTo(0.6, 12);
    expect(rightAnswer({ ...item, guessing: 0 }, 0.5, 1)).toBe(0.5);
  });

  it('follows the factor of the logit', () => {
    expect(rightAnswer({ ...item, guessing: 0 }, 1.5)).toBeCloseTo(1 / (1 + Math.exp(-1.7 * 1.2)), 12);
    expect(rightAnswer({ ...item, guessing: 0 }, 1.5, 1)).toBeCloseTo(1 / (1 + Math.exp(-1.2)), 12);
  });

  it('goes from guessing to 1', () => {
    expect([-100, 100].map((ability) => rightAnswer(item, ability))).toEqual([0.2, 1]);
  });
});

describe('the probabilities of scores', () => {
  it('of two items are the products', () => {
    const [first, second] = [rightAnswer(item, 1), rightAnswer({ ...item, difficulty: -1 }, 1)];
    const expected = [
      (1 - first) * (1 - second),
      first * (1 - second) + second * (1 - first),
      first * second,
    ];
    expect(farthest(scoreProbabilities([item, { ...item, difficulty: -1 }], 1), expected)).toBeLessThan(
      1e-12,
    );
  });

  it('have the sum 1 and the true score as mean', () => {
    const probabilities = scoreProbabilities(kb36.form, 0.3);
    expect(probabilities.reduce((sum, value) => sum + value)).toBeCloseTo(1, 12);
    expect(probabilities.reduce((sum, value, score) => sum + value * score, 0)).toBeCloseTo(
      trueScore(kb36.form, 0.3),
      10,
    );
  });
});

describe('items', () => {
  it.each([
    [[], ['empty', undefined]],
    [
      [item, { ...item, discrimination: 0 }],
      ['out-of-range', 1],
    ],
    [[{ ...item, discrimination: -1 }], ['out-of-range', 0]],
    [[{ ...item, guessing: 1 }], ['out-of-range', 0]],
    [[{ ...item, guessing: -0.1 }], ['out-of-range', 0]],
    [[{ ...item, difficulty: Infinity }], ['not-finite', 0]],
  ])('%j are refused: %j', (items, error) => {
    expect(errorOf(() => checkItems(items))).toEqual(error);
  });
});
