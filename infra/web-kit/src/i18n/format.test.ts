import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { formatIn } from './format.ts';

describe('numbers, dates and durations', () => {
  const [bn, en] = [formatIn('bn'), formatIn('en')];

  it('follow the language with their digits [NAV-07]', () => {
    expect([bn.number(1234.5), en.number(1234.5)]).toEqual(['১,২৩৪.৫', '1,234.5']);
    expect([bn.money(500), en.percent(12)]).toEqual(['৳৫০০', '12%']);
    expect([en.paisa(120_000), en.paisa(120_050), bn.paisa(5)]).toEqual(['৳1,200', '৳1,200.50', '৳০.০৫']);
    expect([en.paisa(-50_050), bn.paisa(-100)]).toEqual(['−৳500.50', '−৳১']);
    expect([bn.number(-1.25), en.number(-1.25)]).toEqual(['−১.২৫', '−1.25']);
  });

  it('tell the time of Dhaka, wherever the reader is', () => {
    expect(en.dateTime('2026-11-21T20:30:00.000Z')).toContain('22\u00A0November 2026');
    expect(bn.date('2026-11-21T20:30:00.000Z')).toContain('২২');
  });

  it('keep a day with its month, so that no line ends between them', () => {
    expect([bn.shortDate('2026-11-21'), en.shortDateTime('2026-11-21T13:10:00Z')]).toEqual([
      '২১\u00A0নভেম্বর ২০২৬',
      '21\u00A0Nov 2026, 7:10\u00A0pm',
    ]);
    expect([bn.date('2026-11-21'), en.date('2026-11-21')]).toEqual([
      '২১\u00A0নভেম্বর ২০২৬',
      '21\u00A0November 2026',
    ]);
    expect([bn.dateTime('2026-11-21T13:10:00Z'), en.time('2026-11-21T13:10:00Z')]).toEqual([
      '২১\u00A0নভেম্বর ২০২৬, সন্ধ্যা\u00A0৭:১০',
      '7:10\u00A0pm',
    ]);
  });

  it.each([
    [65 * 60_000 + 9_000, '1:05:09', '১:০৫:০৯'],
    [309_000, '05:09', '০৫:০৯'],
    [1, '00:01', '০০:০১'],
    [-5, '00:00', '০০:০০'],
  ])('show %i ms on a clock as %s', (milliseconds, latin, bengali) => {
    expect([en.clock(milliseconds), bn.clock(milliseconds)]).toEqual([latin, bengali]);
  });

  it.each([
    [35_000, '35 s'],
    [40 * 60_000, '40 min'],
    [65 * 60_000, '1 h 5 min'],
    [120 * 60_000, '2 h'],
  ])('say %i ms as %s', (milliseconds, words) => {
    expect(en.duration(milliseconds)).toBe(words);
  });

  it('fill a text, and leave a name without a value as it is', () => {
    expect(fill('{n} of {all} {rest}', 'bn', { n: 2, all: '10' })).toBe('২ of 10 {rest}');
  });
});
