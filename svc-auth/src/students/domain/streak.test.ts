import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { array, assert, integer, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graceOfMonth, streakOf } from './streak.ts';

/** The day this many days after 1 January 2026. */
const dayAt = (n: number) => dhakaDayOf(Date.UTC(2026, 0, 1) + n * 86_400_000);

/** Days of January 2026, by their numbers. */
const january = (...days: readonly number[]) => days.map((day) => dayAt(day - 1));

describe('a streak', () => {
  it('counts active days, and today only once something was done', () => {
    expect(streakOf(january(5, 6, 7), { today: dayAt(7) })).toEqual({
      days: 3,
      graceLeft: 2,
      hasToday: false,
      graceDays: [],
    });
    expect(streakOf(january(5, 6, 7, 8), { today: dayAt(7) })).toMatchObject({ days: 4, hasToday: true });
  });

  it('is excused two missed days of a month by themselves, and ends with the third [NEW-04]', () => {
    expect(streakOf(january(5, 7, 9), { today: dayAt(8) })).toEqual({
      days: 3,
      graceLeft: 0,
      hasToday: true,
      graceDays: january(6, 8),
    });
    expect(streakOf(january(5, 7, 9), { today: dayAt(9) })).toMatchObject({ days: 3, graceLeft: 0 });
    expect(streakOf(january(5, 7, 9), { today: dayAt(10) })).toMatchObject({ days: 0, graceLeft: 0 });
  });

  it('has two new days of grace from the first of the next month', () => {
    const untilFirst = [...january(28, 31), dayAt(31)];
    expect(streakOf(untilFirst, { today: dayAt(31) })).toMatchObject({ days: 3, graceLeft: 2 });
    const missed = [...untilFirst, dayAt(34)];
    expect(streakOf(missed, { today: dayAt(34) })).toMatchObject({ days: 4, graceLeft: 0 });
  });

  it('begins again without grace in the month in which another ended', () => {
    const second = january(1, 5, 6);
    expect(streakOf(second, { today: dayAt(5) })).toMatchObject({ days: 2, graceLeft: 0 });
    expect(streakOf(january(1, 5, 6, 8), { today: dayAt(7) })).toMatchObject({ days: 1 });
  });

  it('uses no grace before its first day', () => {
    expect(streakOf(january(20), { today: dayAt(19) })).toMatchObject({ days: 1, graceLeft: 2 });
    expect(streakOf([], { today: dayAt(19) })).toMatchObject({ days: 0, graceLeft: 2, hasToday: false });
  });

  it('ignores days that a wrong clock dated ahead, and days before the account', () => {
    const days = [...january(3, 4, 9, 10), '2099-01-01'];
    expect(streakOf(days, { today: dayAt(9), from: dayAt(8) })).toMatchObject({ days: 2, graceLeft: 2 });
  });

  const numbers = array(integer({ min: 0, max: 90 }), { maxLength: 60 });

  it('does not depend on the order of the days, or on repeats [NEW-04]', () => {
    assert(
      property(numbers, integer({ min: 0, max: 90 }), (list, at) => {
        const today = dayAt(at);
        const days = list.map(dayAt);
        const once = streakOf(days, { today });
        expect(streakOf([...days, ...days].toReversed(), { today })).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });

  it('never has more than two excused days of one month, and never more days than were active', () => {
    assert(
      property(shuffledSubarray([...Array(91).keys()]), integer({ min: 0, max: 90 }), (list, at) => {
        const { days, graceDays, graceLeft } = streakOf(list.map(dayAt), { today: dayAt(at) });
        const byMonth = Map.groupBy(graceDays, (day) => day.slice(0, 7));
        for (const excused of byMonth.values()) expect(excused.length).toBeLessThanOrEqual(graceOfMonth);
        expect(days).toBeLessThanOrEqual(list.filter((n) => n <= at).length);
        expect(graceLeft).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  it('grows by one with an activity today, or begins', () => {
    assert(
      property(numbers, integer({ min: 0, max: 90 }), (list, at) => {
        const before = list.filter((n) => n < at).map(dayAt);
        const { days } = streakOf(before, { today: dayAt(at) });
        expect(streakOf([...before, dayAt(at)], { today: dayAt(at) }).days).toBe(days + 1);
      }),
      { numRuns: 200 },
    );
  });
});
