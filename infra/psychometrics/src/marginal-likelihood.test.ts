import { describe, expect, it } from 'vitest';
import { errorOf, farthest } from '../test/error-code.ts';
import { lsat7 } from '../test/lsat-7.ts';
import { itemOf } from './item-response.ts';
import { checkItems, rightAnswer } from './item-response.ts';
import { type ItemFit, estimateItems } from './marginal-likelihood.ts';
import type { ResponsePattern } from './response-data.ts';

const slopesOf = ({ items }: ItemFit) => items.map(({ slope }) => slope);
const interceptsOf = ({ items }: ItemFit) => items.map(({ intercept }) => intercept);
const precise = { nodes: 61, tolerance: 1e-7 };

describe('items of LSAT7', () => {
  const two = estimateItems(lsat7, { model: '2pl', ...precise });

  it('have the slopes and intercepts that mirt publishes for two parameters', () => {
    expect(farthest(slopesOf(two), [0.988, 1.081, 1.706, 0.7651, 0.7358])).toBeLessThan(2e-3);
    expect(farthest(interceptsOf(two), [1.8561, 0.808, 1.8043, 0.486, 1.8545])).toBeLessThan(1e-3);
  });

  it('agree with the computed fit in five digits, and in its likelihood', () => {
    expect(farthest(slopesOf(two), [0.98755, 1.08084, 1.70748, 0.76499, 0.73567])).toBeLessThan(1e-5);
    expect(farthest(interceptsOf(two), [1.85586, 0.80797, 1.80521, 0.486, 1.85446])).toBeLessThan(1e-5);
    expect(two.logLikelihood).toBeCloseTo(-2658.8051, 4);
    expect(two.hasConverged).toBe(true);
  });

  it('have the values that mirt publishes for a common slope', () => {
    const one = estimateItems(lsat7, { model: '1pl', ...precise });
    expect(new Set(slopesOf(one)).size).toBe(1);
    expect(one.items[0]!.slope).toBeCloseTo(1.011, 3);
    expect(farthest(interceptsOf(one), [1.868, 0.791, 1.461, 0.521, 1.993])).toBeLessThan(1e-3);
    expect(one.logLikelihood).toBeLessThan(two.logLikelihood);
  });

  it('do not depend on how patterns are split', () => {
    const halves = lsat7.flatMap(({ answers, count }) => [
      { answers, count: 1 },
      { answers, count: count - 1 },
    ]);
    const split = estimateItems(halves, { model: '2pl', ...precise });
    expect(farthest(slopesOf(split), slopesOf(two))).toBeLessThan(1e-9);
  });

  it('are estimated where an item was not presented to some', () => {
    const half = lsat7.map(({ answers, count }): ResponsePattern => ({
      answers: [null, ...answers.slice(1)],
      count,
    }));
    const { items, hasConverged } = estimateItems([...lsat7, ...half], { model: '2pl', ...precise });
    expect(hasConverged).toBe(true);
    // Everyone answers the other four twice: item 1 is informed by the first half alone and hardly moves.
    expect(Math.abs(items[0]!.intercept - two.items[0]!.intercept)).toBeLessThan(0.05);
  });

  it('say so where the cycles were too few', () => {
    const short = estimateItems(lsat7, { model: '2pl', maximumCycles: 2 });
    expect([short.hasConverged, short.cycles]).toEqual([false, 2]);
  });
});

describe('a fitted item', () => {
  it('has the same curve as an item with discrimination and difficulty', () => {
    const fitted = { slope: 1.5, intercept: -0.6 };
    const expected = 1 / (1 + Math.exp(-1.5 * 0.7 + 0.6));
    expect(rightAnswer(itemOf(fitted), 0.7, 1)).toBeCloseTo(expected, 12);
    expect(rightAnswer(itemOf(fitted, 1.7), 0.7, 1.7)).toBeCloseTo(expected, 12);
  });
});

describe('an item that weak candidates answer better than strong ones', () => {
  it('has a negative slope, and cannot be equated with', () => {
    const turned = lsat7.map(({ answers, count }): ResponsePattern => {
      const [first, ...rest] = answers;
      return { answers: [first === 1 ? 0 : 1, ...rest], count };
    });
    const { items } = estimateItems(turned, { model: '2pl', ...precise });
    expect(items[0]!.slope).toBeCloseTo(-0.98755, 4);
    expect(errorOf(() => checkItems(items.map((item) => itemOf(item))))).toEqual(['out-of-range', 0]);
  });
});

describe('answers', () => {
  const good: ResponsePattern = { answers: [1, 0], count: 3 };
  const other: ResponsePattern = { answers: [0, 1], count: 2 };
  it.each<[string, readonly ResponsePattern[], readonly [string, number | undefined]]>([
    ['none', [], ['empty', undefined]],
    ['of nobody', [{ answers: [1, 0], count: 0 }], ['empty', undefined]],
    ['to no item', [{ answers: [], count: 1 }], ['empty', undefined]],
    ['of other lengths', [good, { answers: [1], count: 1 }], ['lengths-differ', 1]],
    ['with a negative count', [good, other, { answers: [1, 1], count: -1 }], ['negative-count', 2]],
    ['with a count that is no number', [{ answers: [1, 1], count: Number.NaN }], ['not-finite', 0]],
    ['all right', [good, { answers: [1, 1], count: 1 }], ['item-without-spread', 0]],
    ['all wrong', [good, { answers: [0, 0], count: 1 }], ['item-without-spread', 1]],
    [
      'to an item by nobody',
      [
        { answers: [0, null], count: 1 },
        { answers: [1, null], count: 1 },
      ],
      ['item-unanswered', 1],
    ],
  ])('%s are refused', (_, patterns, error) => {
    expect(errorOf(() => estimateItems(patterns, { model: '2pl' }))).toEqual(error);
  });
});
