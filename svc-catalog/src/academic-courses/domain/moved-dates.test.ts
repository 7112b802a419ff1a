import { describe, expect, it } from 'vitest';
import { daysToMove } from './moved-dates.ts';

describe('moving the dates of a copied course', () => {
  it('counts days in Dhaka, also over a leap day [OPN-02]', () => {
    expect(daysToMove({ courseStartDate: '2027-02-28' }, '2028-03-01')).toBe(367);
    // 1 February in Dhaka, 31 January in UTC.
    expect(daysToMove({ courseStartDate: '2026-01-31T19:00:00.000Z' }, '2026-02-02')).toBe(1);
    expect(() => daysToMove({ courseStartDate: '' }, '2026-02-02')).toThrow('catalog.copy-without-start');
  });
});
