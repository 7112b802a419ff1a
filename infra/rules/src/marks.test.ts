import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isAbove, marks, negative, noMarks, percentOf, product, rounded } from './marks.ts';

const hundredths = fc.integer({ min: -1_000_000, max: 1_000_000 });

describe('exact marks', () => {
  it('adds what floating point cannot', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(rounded(add(marks(0.1), marks(0.2)))).toBe(0.3);
  });

  it('rounds halves away from zero, above and below it [EXM-07 EXM-10]', () => {
    expect([1.005, 2.675, 0.125, -1.005, -0.125].map((value) => rounded(marks(value)))).toEqual([
      1.01, 2.68, 0.13, -1.01, -0.13,
    ]);
  });

  it('reads numbers that JavaScript writes with an exponent', () => {
    expect(marks(1e-7)).toEqual({ units: 1n, places: 7 });
    expect(marks(1e21)).toEqual({ units: 10n ** 21n, places: 0 });
  });

  it('multiplies and takes percentages exactly, rounded once', () => {
    /** Rounds a value, of which `parts` make a hundredth, to hundredths with halves away from zero. */
    const hundredthsOf = (value: number, parts: bigint): number => {
      const size = BigInt(Math.abs(value));
      const up = Number((size * 2n + parts) / (parts * 2n)) / 100;
      return value < 0 && up > 0 ? -up : up;
    };
    const thousandths = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(hundredths, thousandths, (value, factor) => {
        const exact = marks(value / 100);
        expect(rounded(product(exact, factor / 1000))).toBe(hundredthsOf(value * factor, 1000n));
        expect(rounded(percentOf(exact, factor / 1000))).toBe(hundredthsOf(value * factor, 100_000n));
      }),
    );
  });

  it('reads a number once, and holds no more than a thousand of them', () => {
    const probe = 0.987_654;
    const fresh = (at: number) => marks(1_000_000 + at / 8);
    let held = marks(probe);
    let added = 0;
    while (marks(probe) === held && added < 2_000) fresh((added += 1));
    expect(added).toBeLessThan(2_000);
    // The cache now holds the number that was added last and the probe.
    held = marks(probe);
    for (let more = 1; more <= 998; more += 1) fresh(2_000 + more);
    expect(marks(probe)).toBe(held);
    fresh(5_000);
    expect(marks(probe)).not.toBe(held);
    expect(marks(probe)).toEqual(held);
  });

  it('makes no new number where nothing is added: most questions of an attempt earn or cost nothing', () => {
    const sum = marks(12.5);
    expect(add(sum, noMarks)).toBe(sum);
    expect(add(sum, negative(percentOf(noMarks, 0.125)))).toBe(sum);
    expect(rounded(add(noMarks, sum))).toBe(12.5);
  });

  it('reads a number below one, and one that JavaScript writes without digits before the exponent', () => {
    expect(marks(0.05)).toEqual({ units: 5n, places: 2 });
    expect(marks(1.5e-7)).toEqual({ units: 15n, places: 8 });
    expect(marks(-2.5e21)).toEqual({ units: -25n * 10n ** 20n, places: 0 });
  });

  it('rounds what is less than a half towards zero, above and below it', () => {
    expect([1.0049, -1.0049, 1.0051, -1.0051, 7, -7].map((value) => rounded(marks(value)))).toEqual([
      1, -1, 1.01, -1.01, 7, -7,
    ]);
  });

  it('never answers minus zero', () => {
    expect(Object.is(rounded(percentOf(negative(marks(1)), 0)), 0)).toBe(true);
    expect(Object.is(rounded(marks(-0.001)), 0)).toBe(true);
  });

  it('takes a quarter of a mark for a wrong answer worth one at 25 percent', () => {
    expect(rounded(percentOf(marks(1), 25))).toBe(0.25);
  });

  it('sums hundredths in any order to the same integer', () => {
    fc.assert(
      fc.property(fc.array(hundredths), (list) => {
        const forwards = list.map((value) => marks(value / 100)).reduce(add, noMarks);
        const backwards = list
          .toReversed()
          .map((value) => marks(value / 100))
          .reduce(add, noMarks);
        const sum = list.reduce((total, value) => total + value, 0);
        expect(Math.round(rounded(forwards) * 100)).toBe(sum);
        expect(rounded(backwards)).toBe(rounded(forwards));
      }),
    );
  });

  it('compares as numbers do', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (one, other) => {
        expect(isAbove(marks(one / 100), marks(other / 100))).toBe(one > other);
      }),
    );
    expect(isAbove(marks(12.5), marks(12.5))).toBe(false);
  });
});
