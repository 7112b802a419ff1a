import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paisaOf, splitPaisa, takaOf } from './money.ts';

const paisa = fc.integer({ min: 0, max: 100_000_000 });

describe('an amount of money', () => {
  it('is the same after taka became paisa and taka again', () => {
    fc.assert(
      fc.property(paisa, (amount) => {
        expect(paisaOf(takaOf(amount))).toBe(amount);
      }),
    );
    expect([paisaOf(1499.99), paisaOf(0.29), paisaOf(1.1)]).toEqual([149_999, 29, 110]);
  });

  it('is split into whole parts whose sum is exact [FEE-01]', () => {
    const weights = fc.array(paisa, { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(paisa, weights, (total, of) => {
        const parts = splitPaisa(total, of);
        expect(parts).toHaveLength(of.length);
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      }),
    );
    expect(splitPaisa(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });
});
