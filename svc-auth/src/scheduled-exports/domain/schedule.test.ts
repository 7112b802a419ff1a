import { describe, expect, it } from 'vitest';
import { nextRunAt } from './schedule.ts';

const next = (schedule: Parameters<typeof nextRunAt>[0], after: string) =>
  new Date(nextRunAt(schedule, Date.parse(after))).toISOString();

describe('the next run of a schedule, by the clock of Dhaka', () => {
  it('is today before the hour, and tomorrow from the hour on [SCH-01]', () => {
    const daily = { kind: 'daily', hour: 6 } as const;
    expect(next(daily, '2026-01-15T23:59:59.999Z')).toBe('2026-01-16T00:00:00.000Z');
    expect(next(daily, '2026-01-16T00:00:00.000Z')).toBe('2026-01-17T00:00:00.000Z');
  });

  it('counts the day of the week in Dhaka, where it is Friday before it is in UTC [SCH-01]', () => {
    const fridays = { kind: 'weekly', hour: 1, weekdays: [5] } as const;
    expect(next(fridays, '2026-01-15T18:30:00.000Z')).toBe('2026-01-15T19:00:00.000Z');
    expect(next(fridays, '2026-01-15T19:00:00.000Z')).toBe('2026-01-22T19:00:00.000Z');
  });

  it('is the last day of a shorter month for day 31 [SCH-01]', () => {
    const last = { kind: 'monthly', hour: 0, day: 31 } as const;
    expect(next(last, '2026-01-31T00:00:00.000Z')).toBe('2026-02-27T18:00:00.000Z');
    expect(next(last, '2026-02-28T00:00:00.000Z')).toBe('2026-03-30T18:00:00.000Z');
    expect(next(last, '2028-02-01T00:00:00.000Z')).toBe('2028-02-28T18:00:00.000Z');
  });
});
