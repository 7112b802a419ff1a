import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksOf } from './ranks.ts';

const naiveRank = (all: readonly number[], order: number) => 1 + all.filter((other) => other < order).length;

describe('the ranks of a page', () => {
  it('are shared and leave a gap: 1, 2, 2, 4', () => {
    expect(ranksOf([10, 20, 20, 30], { firstRank: 1, position: 1 })).toEqual([1, 2, 2, 4]);
  });

  it('continue a tie from the page before', () => {
    expect(ranksOf([20, 30], { firstRank: 2, position: 3 })).toEqual([2, 4]);
  });

  it('equal one plus the number of better ones, wherever the page begins', () => {
    assert(
      property(array(nat(5), { minLength: 1, maxLength: 40 }), nat(39), (orders, from) => {
        const all = orders.toSorted((a, b) => a - b);
        const skip = from % all.length;
        const page = all.slice(skip, skip + 7);
        const firstRank = naiveRank(all, page[0] ?? 0);
        expect(ranksOf(page, { firstRank, position: skip + 1 })).toEqual(
          page.map((order) => naiveRank(all, order)),
        );
      }),
    );
  });
});
