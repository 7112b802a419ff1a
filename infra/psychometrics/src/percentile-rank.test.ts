import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { farthest } from '../test/error-code.ts';
import { smallForm } from '../test/small-table.ts';
import { percentileRankAt, percentileRanks, pointAtRank } from './percentile-rank.ts';

describe('percentile ranks', () => {
  it('are those of the small table of Kolen and Brennan', () => {
    expect(farthest(percentileRanks(smallForm), [0.1, 0.35, 0.6, 0.8, 0.95])).toBeLessThan(1e-12);
  });

  it('rise between half a point below and above a score, and are 0 and 1 beyond the scale', () => {
    const at = (point: number) => percentileRankAt([1, 3], point);
    expect([-0.6, -0.5, 0, 0.5, 1, 1.5, 2].map(at)).toEqual([0, 0, 0.125, 0.25, 0.625, 1, 1]);
  });

  it('lead back to the points that they belong to', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(counts, (table) => {
        const points = percentileRanks(table).map(pointAtRank(table));
        expect(
          farthest(
            points,
            table.map((_, score) => score),
          ),
        ).toBeLessThan(1e-9);
      }),
    );
  });

  it('of scores that nobody has belong to the middle of the stretch', () => {
    const pointAt = pointAtRank([0, 1, 0, 0, 1, 0]);
    expect([0, 0.25, 0.5, 0.75, 1].map(pointAt)).toEqual([0, 1, 2.5, 4, 5]);
  });
});
