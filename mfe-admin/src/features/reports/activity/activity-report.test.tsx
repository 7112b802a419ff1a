import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../testing/boss-area.tsx';
import { weekOf } from './activity-counts.ts';

beforeAll(() => import('./activity-report-page.tsx'));

const path = '/boss/reports/activity?from=2026-01-14&to=2026-01-16';
const route = 'get /exams/reports/activity';
const both = [
  { examKind: 'campaign', count: 1200 },
  { examKind: 'practice', count: 30 },
] as const;
const report = {
  asOf: '2026-02-01T06:30:00.000Z',
  days: [
    { day: '2026-01-14', kinds: [both[0]] },
    { day: '2026-01-16', kinds: [both[1]] },
  ],
  hours: [
    { weekday: 3, hour: 20, kinds: [both[0]] },
    { weekday: 5, hour: 9, kinds: [both[1]] },
  ],
};

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the report of activity', () => {
  it('has each day with every kind, and the busiest hours first', async () => {
    open(path, { [route]: () => report });
    expect(cellsOf(await screen.findByRole('table', { name: 'Sittings over time' }))).toEqual([
      ['Day', 'Sittings', 'Campaign', 'Practice'],
      ['14 Jan', '1,200', '1,200', '0'],
      ['15 Jan', '0', '0', '0'],
      ['16 Jan', '30', '0', '30'],
    ]);
    expect(cellsOf(screen.getByRole('table', { name: 'Hours of the week' })).slice(1)).toEqual([
      ['Wednesday', '20:00', '1,200'],
      ['Friday', '09:00', '30'],
    ]);
  });

  it('has every hour of the week in a map whose numbers can be read without colour [ADM-20]', async () => {
    open(path, { [route]: () => report });
    const map = await screen.findByRole('table', { name: /Sittings by weekday and hour/u });
    const rows = within(map).getAllByRole('row');
    expect(rows).toHaveLength(25);
    const evening = within(map).getByRole('row', { name: /^20:00/u });
    expect(
      within(evening)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['0', '0', '0', '1,200', '0', '0', '0']);
  });

  it('is of one kind when that is chosen, in the address', async () => {
    const { navigation } = open(path, { [route]: () => report });
    await userEvent.click(await screen.findByRole('button', { name: 'Practice' }));
    expect(navigation.location.get().search).toContain('kind=practice');
    expect(cellsOf(screen.getByRole('table', { name: 'Sittings over time' })).slice(1)).toEqual([
      ['14 Jan', '0'],
      ['15 Jan', '0'],
      ['16 Jan', '30'],
    ]);
    expect(cellsOf(screen.getByRole('table', { name: 'Hours of the week' })).slice(1)).toEqual([
      ['Friday', '09:00', '30'],
    ]);
  });

  it('says that nobody sat an exam', async () => {
    open(path, { [route]: () => ({ ...report, days: [], hours: [] }) });
    expect(await screen.findByText('Nobody sat an exam in these days.')).not.toBeNull();
  });
});

it('a week has all its hours, those without a sitting too', () => {
  const week = weekOf({ hours: [{ weekday: 6, hour: 23, kinds: [both[1]] }] }, 'all');
  expect(week).toHaveLength(168);
  expect(week.at(-1)).toEqual({ weekday: 6, hour: 23, count: 30 });
  expect(week.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
});
