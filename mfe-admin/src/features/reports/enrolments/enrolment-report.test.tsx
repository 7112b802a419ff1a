import { refusal } from '@pathshala/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../testing/boss-area.tsx';

beforeAll(() => import('./enrolment-report-page.tsx'));

const path = '/boss/reports/enrolments';
const route = 'get /courses/reports/enrolments';
const report = {
  asOf: '2026-02-01T06:30:00.000Z',
  days: [
    { day: '2026-01-01', count: 5, free: 3, paid: 2 },
    { day: '2026-01-03', count: 1200, free: 0, paid: 1200 },
  ],
  courses: [
    { courseId: 'c1', courseKind: 'admission', courseName: 'ঢাকা | Dhaka', count: 1202, free: 0, paid: 1202 },
    { courseId: 'c2', courseKind: 'academic', courseName: '', count: 3, free: 3, paid: 0 },
  ],
};

const linesOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the report of enrolments', () => {
  it('has each period, also the empty ones, each course, and up to when it is complete [ADM-20]', async () => {
    const { api } = open(`${path}?from=2026-01-01&to=2026-01-04`, { [route]: () => report });
    await screen.findByText(
      '1 January 2026 to 4 January 2026. Everything up to 1 February 2026, 12:30 pm is counted.',
    );
    expect(linesOf('Enrolments over time')).toEqual([
      ['Day', 'Enrolments', 'Free courses', 'Paid courses'],
      ['1 Jan', '5', '3', '2'],
      ['2 Jan', '0', '0', '0'],
      ['3 Jan', '1,200', '0', '1,200'],
      ['4 Jan', '0', '0', '0'],
    ]);
    expect(linesOf('Enrolments by course').slice(1)).toEqual([
      ['Dhaka', '1,202', '0', '1,202'],
      ['Course c2', '3', '3', '0'],
    ]);
    expect(api.requests.at(-1)?.query).toEqual({ from: '2026-01-01', to: '2026-01-04' });
  });

  it('keeps its days in the address, also of the other reports', async () => {
    const { navigation } = open(path, { [route]: () => report });
    await userEvent.click(await screen.findByRole('button', { name: 'This year' }));
    expect(navigation.location.get().search).toBe('?days=year');
    screen.getByRole('button', { name: 'This year', pressed: true });
    const tabs = within(screen.getByRole('navigation', { name: 'Reports' }));
    expect(tabs.getByRole('link', { name: 'Enrolments', current: 'page' })).toHaveProperty(
      'search',
      '?days=year',
    );
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-01-02' } });
    expect(navigation.location.get().search).toMatch(/^\?from=2026-01-02&to=\d{4}-\d\d-\d\d$/u);
  });

  it('says at the field that a range is backwards, and asks for nothing', async () => {
    const { api } = open(`${path}?from=2026-01-04&to=2026-01-01`, { [route]: () => report });
    await screen.findByText('The last day must not be before the first.');
    expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true');
    expect(api.requests.filter(({ path: asked }) => asked === '/courses/reports/enrolments')).toEqual([]);
  });

  it('says that nobody enrolled, and can be asked again when it failed', async () => {
    let isDown = true;
    open(path, {
      [route]: () => {
        if (isDown) throw refusal(500, 'common.internal', 'Something broke.');
        return { ...report, days: [], courses: [] };
      },
    });
    await screen.findByText('This report could not be fetched.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nobody enrolled in these days.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
