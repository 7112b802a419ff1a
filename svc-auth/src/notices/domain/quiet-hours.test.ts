import { describe, expect, it } from 'vitest';
import { quietUntil, usualQuietHours } from './quiet-hours.ts';

/** A time in Dhaka. */
const at = (time: string): number => Date.parse(`${time}:00+06:00`);

const untilOf = (time: string, hours: Parameters<typeof quietUntil>[1] = usualQuietHours): string | null => {
  const until = quietUntil(at(time), hours);
  return until === null ? null : new Date(until + 6 * 3_600_000).toISOString().slice(0, 16);
};

describe('the quiet hours of a student [NOT-05]', () => {
  it.each([
    ['2026-01-15T21:59', null],
    ['2026-01-15T22:00', '2026-01-16T07:00'],
    ['2026-01-31T23:59', '2026-02-01T07:00'],
    ['2026-01-16T00:00', '2026-01-16T07:00'],
    ['2026-01-16T06:59', '2026-01-16T07:00'],
    ['2026-01-16T07:00', null],
  ])('from 22:00 to 07:00 last at %s until %s', (time, until) => expect(untilOf(time)).toBe(until));

  it.each([
    ['2026-01-15T12:59', null],
    ['2026-01-15T13:00', '2026-01-15T15:30'],
    ['2026-01-15T15:29', '2026-01-15T15:30'],
    ['2026-01-15T15:30', null],
  ])('within a day last at %s until %s', (time, until) =>
    expect(untilOf(time, { from: '13:00', to: '15:30' })).toBe(until),
  );

  it('are none for a student who turned them off', () => {
    expect(untilOf('2026-01-15T23:00', null)).toBeNull();
  });
});
