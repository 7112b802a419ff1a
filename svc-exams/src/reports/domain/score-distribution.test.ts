import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf, hundredthsOf, passedOf, summaryOf } from './score-distribution.ts';

const countsOf = (scores: readonly number[]) =>
  [...Map.groupBy(scores, hundredthsOf)].map(([hundredths, of]) => ({ hundredths, count: of.length }));

describe('scores of an exam', () => {
  it('have the mean, the median and the ends of all sittings', () => {
    expect(summaryOf(countsOf([10, 20, 20, 90]))).toEqual({
      sittings: 4,
      mean: 35,
      median: 20,
      highest: 90,
      lowest: 10,
    });
    expect(summaryOf(countsOf([-1.25, 4]))).toMatchObject({ median: 1.375, mean: 1.375, lowest: -1.25 });
    expect(summaryOf([])).toBeNull();
  });

  it('are in bands that begin at 0 and end at the total marks, the highest score in the last one', () => {
    const bands = bandsOf(countsOf([0, 9.99, 10, 30, 100]), 100, 10);
    expect(bands.map(({ from }) => from)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(bands.map(({ count }) => count)).toEqual([2, 1, 0, 1, 0, 0, 0, 0, 0, 1]);
    expect(bands.at(-1)).toEqual({ from: 90, to: 100, count: 1 });
  });

  it('below 0 are in bands of their own', () => {
    const bands = bandsOf(countsOf([-12, -10, -0.25, 3]), 100, 10);
    expect(bands.slice(0, 3)).toEqual([
      { from: -20, to: -10, count: 1 },
      { from: -10, to: 0, count: 2 },
      { from: 0, to: 10, count: 1 },
    ]);
  });

  it('on the edge of a band are in the upper one, also where the edge has no exact binary number', () => {
    const bands = bandsOf(countsOf([0.3, 0.6, 0.7]), 1, 10);
    expect(bands.map(({ count }) => count)).toEqual([0, 0, 0, 1, 0, 0, 1, 1, 0, 0]);
  });

  it('pass from the pass mark on', () => {
    expect(passedOf(countsOf([39.99, 40, 40, 80]), 40)).toBe(3);
  });

  it('are each in one band, whatever they are', () => {
    const score = fc.integer({ min: -5_000, max: 20_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        fc.array(score, { maxLength: 40 }),
        fc.integer({ min: 0, max: 150 }),
        fc.constantFrom(10, 20),
        (scores, totalMarks, width) => {
          const bands = bandsOf(countsOf(scores), totalMarks, width);
          expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(scores.length);
          for (const score of scores) {
            const within = bands.filter(({ from, to }) => from <= score + 1e-9 && score <= to + 1e-9);
            expect(within.length).toBeGreaterThan(0);
            expect(within.some(({ count }) => count > 0)).toBe(true);
          }
        },
      ),
    );
  });
});
