import { describe, expect, it } from 'vitest';
import { standingNameKey, standingNameProblem, weekOf, weekRange, weeksAt } from './standings.ts';

describe('the week of the standings', () => {
  it('begins on Saturday at midnight in Dhaka [NEW-10]', () => {
    // 2026-01-31 is a Saturday; Dhaka is six hours ahead of UTC.
    expect(weekOf(Date.parse('2026-01-30T17:59:59.999Z'))).toBe('2026-01-24');
    expect(weekOf(Date.parse('2026-01-30T18:00:00.000Z'))).toBe('2026-01-31');
    expect(weekOf(Date.parse('2026-02-06T17:59:59.999Z'))).toBe('2026-01-31');
    expect(weekRange('2026-01-31')).toEqual({
      from: '2026-01-30T18:00:00.000Z',
      to: '2026-02-06T18:00:00.000Z',
    });
  });

  it('can be read while it runs, and eight weeks longer', () => {
    const weeks = weeksAt(Date.parse('2026-02-03T10:00:00.000Z'));
    expect(weeks).toHaveLength(9);
    expect([weeks[0], weeks[1], weeks[8]]).toEqual(['2026-01-31', '2026-01-24', '2025-12-06']);
  });
});

describe('a name in the standings', () => {
  it('is short, and no way to reach somebody [NEW-10]', () => {
    expect(['নুসরাত', 'Rahima 07', 'A. K. Azad'].map(standingNameProblem)).toEqual([null, null, null]);
    expect(['x', 'x'.repeat(25)].map(standingNameProblem)).toEqual(['length', 'length']);
    expect(['me@mail.com', '01712 345678', '০১৭১২-৩৪৫৬৭৮', '0 1 7 1 2 3'].map(standingNameProblem)).toEqual(
      Array.from({ length: 4 }, () => 'contact'),
    );
    expect(['example.com', '<b>x</b>', '12345'].map(standingNameProblem)).toEqual(['form', 'form', 'form']);
  });

  it('is the same one with other spaces, signs, capitals and digits', () => {
    expect(standingNameKey(' Rahima  ০৭ ')).toBe(standingNameKey('rahima-07'));
    expect(standingNameKey('রাফি')).not.toBe(standingNameKey('রাফী'));
  });
});
