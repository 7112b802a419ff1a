import { expect, it } from 'vitest';
import { inPeriods, periodUnitOf } from './periods.ts';

const shown = (from: string, to: string, days: readonly { readonly day: string }[] = []) =>
  inPeriods({ from, to }, days).map((period) => [period.from, period.to, period.days.length]);

it('a short range is shown by day, a longer one by week, the longest by month', () => {
  expect(periodUnitOf({ from: '2026-01-01', to: '2026-02-14' })).toBe('day');
  expect(periodUnitOf({ from: '2026-01-01', to: '2026-02-15' })).toBe('week');
  expect(periodUnitOf({ from: '2026-01-01', to: '2026-08-09' })).toBe('month');
});

it('days without anything have a period too, and each day is in its own', () => {
  expect(shown('2026-02-27', '2026-03-01', [{ day: '2026-02-27' }, { day: '2026-03-01' }])).toEqual([
    ['2026-02-27', '2026-02-27', 1],
    ['2026-02-28', '2026-02-28', 0],
    ['2026-03-01', '2026-03-01', 1],
  ]);
});

it('weeks begin on Sunday, and the first and the last one end with the range', () => {
  const weeks = shown('2026-01-01', '2026-02-18', [{ day: '2026-01-03' }, { day: '2026-01-04' }]);
  expect(weeks.slice(0, 2)).toEqual([
    ['2026-01-01', '2026-01-03', 1],
    ['2026-01-04', '2026-01-10', 1],
  ]);
  expect(weeks.at(-1)).toEqual(['2026-02-15', '2026-02-18', 0]);
});

it('months are those of the calendar, also over the end of a year and in a leap year', () => {
  const months = shown('2023-11-15', '2024-08-02', [{ day: '2024-02-29' }]);
  expect(months.slice(0, 4)).toEqual([
    ['2023-11-15', '2023-11-30', 0],
    ['2023-12-01', '2023-12-31', 0],
    ['2024-01-01', '2024-01-31', 0],
    ['2024-02-01', '2024-02-29', 1],
  ]);
  expect(months.at(-1)).toEqual(['2024-08-01', '2024-08-02', 0]);
});
