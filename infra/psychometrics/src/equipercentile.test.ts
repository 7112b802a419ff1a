import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actMath } from '../test/act-math.ts';
import { errorOf, farthest } from '../test/error-code.ts';
import { smallForm, smallReference } from '../test/small-table.ts';
import { countScores } from './counts.ts';
import { equipercentile } from './equipercentile.ts';

const counts = fc
  .array(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 25 })
  .filter((table) => table.some((count) => count > 0));

describe('equipercentile equating', () => {
  it('of the small table of Kolen and Brennan gives the computed points', () => {
    const points = equipercentile(smallForm, smallReference);
    expect(farthest(points, [0.5, 1.75, 2.8333, 3.5, 4.25])).toBeLessThan(1e-4);
  });

  it.each([
    [1, 0.9796],
    [2, 1.6462],
    [3, 2.2856],
    [4, 2.8932],
    [5, 3.6205],
    [6, 4.4997],
    [7, 5.5148],
    [8, 6.3124],
    [9, 7.2242],
    [10, 8.1607],
    [15, 13.3929],
    [20, 19.1647],
    [25, 25.0292],
    [30, 30.1305],
    [35, 35.1016],
    [40, 39.9006],
  ])('of ACTmath makes %i worth %f', (score, point) => {
    expect(equipercentile(actMath.form, actMath.reference)[score]).toBeCloseTo(point, 4);
  });

  it('changes nothing between equal forms, also where nobody has a score', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(scores, (reached) => {
        const table = countScores(reached, 20);
        const points = equipercentile(table, table);
        expect(
          farthest(
            reached.map((score) => points[score]!),
            reached,
          ),
        ).toBeLessThan(1e-9);
      }),
    );
  });

  it('never makes a higher score worth less, and stays within half a point of the scale', () => {
    fc.assert(
      fc.property(counts, counts, (form, reference) => {
        const points = equipercentile(form, reference);
        points
          .slice(1)
          .forEach((point, score) => expect(point).toBeGreaterThanOrEqual(points[score]! - 1e-9));
        expect(points[0]).toBeGreaterThanOrEqual(-0.5);
        expect(points.at(-1)).toBeLessThanOrEqual(reference.length - 0.5);
      }),
    );
  });

  it.each([
    [[], [1], 'empty'],
    [[1], [0, 0], 'empty'],
    [[1, -1, 3], [1], 'negative-count'],
    [[1], [Number.NaN], 'not-finite'],
  ])('of %j and %j is refused: %s', (form, reference, code) => {
    expect(errorOf(() => equipercentile(form, reference))?.[0]).toBe(code);
  });
});
