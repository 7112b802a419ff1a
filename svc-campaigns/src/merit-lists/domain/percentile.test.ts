import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { percentileOf } from './percentile.ts';

it.each([
  [1, 1, 100],
  [1, 4, 100],
  [4, 4, 25],
  [2, 3, 66.66],
  [2, 100_000, 99.99],
])('the percentile of rank %i of %i is %d', (rank, of, percentile) => {
  expect(percentileOf(rank, of)).toBe(percentile);
});

it('is 100 for the best only, and falls with the rank', () => {
  assert(
    property(integer({ min: 2, max: 200_000 }), integer({ min: 2, max: 200_000 }), (one, other) => {
      const [rank, of] = [Math.min(one, other), Math.max(one, other)];
      const percentile = percentileOf(rank, of);
      expect(percentile).toBeLessThan(100);
      expect(percentile).toBeGreaterThanOrEqual(0);
      expect(percentileOf(rank - 1, of)).toBeGreaterThanOrEqual(percentile);
    }),
  );
});
