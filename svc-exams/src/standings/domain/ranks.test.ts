import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksOf } from './ranks.ts';

describe('the ranks of a list', () => {
  it('are the same for equal points, and leave out as many after them', () => {
    expect(ranksOf([9, 7, 7, 3], { before: 0, above: 0 })).toEqual([1, 2, 2, 4]);
    // The second page begins within a tie of the first.
    expect(ranksOf([7, 3], { before: 2, above: 1 })).toEqual([2, 4]);
  });

  it('are one more than the number of those with more points, wherever a page begins [NEW-10]', () => {
    const list = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(list, fc.nat(19), (given, start) => {
        const sorted = given.toSorted((one, other) => other - one);
        const before = Math.min(start, sorted.length - 1);
        const above = (points: number) => sorted.filter((other) => other > points).length;
        const page = sorted.slice(before);
        expect(ranksOf(page, { before, above: above(page[0] ?? 0) })).toEqual(
          page.map((points) => above(points) + 1),
        );
      }),
    );
  });
});
