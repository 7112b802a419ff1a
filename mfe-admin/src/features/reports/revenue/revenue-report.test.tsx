import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../../../testing/boss-area.tsx';

beforeAll(() => import('./revenue-report-page.tsx'));

const sums = {
  sent: { count: 3, amount: 152_357 },
  approved: { count: 1, amount: 150_050 },
  refused: { count: 1, amount: 2_000 },
};
const nothing = { count: 0, amount: 0 };
const none = { sent: nothing, approved: nothing, refused: nothing };
const report = {
  asOf: '2026-02-01T06:30:00.000Z',
  days: [{ day: '2026-01-02', ...sums }],
  methods: [
    { method: 'bkash', ...sums },
    { method: 'nagad', ...none },
    { method: 'bank', ...none },
  ],
  courses: [{ courseId: 'c1', courseKind: 'admission', courseName: '=SUM(1)', ...sums }],
};

const linesOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

const files: { readonly name: string; readonly blob: Blob }[] = [];
beforeEach(() => {
  files.length = 0;
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: last });
  });
});
afterEach(() => vi.restoreAllMocks());

const openReport = () =>
  open('/boss/reports/revenue?from=2026-01-01&to=2026-01-02', {
    'get /courses/reports/revenue': () => report,
  });

describe('the report of payments', () => {
  it('has exact amounts by day, method and course, and their sums', async () => {
    openReport();
    expect((await screen.findAllByText('৳1,500.50 (1)')).length).toBe(4);
    expect(linesOf('Payments over time')[1]).toEqual(['1 Jan', '0', '0', '0']);
    expect(linesOf('Payments over time')[2]).toEqual(['2 Jan', '৳1,523.57 (3)', '৳1,500.50 (1)', '৳20 (1)']);
    expect(linesOf('Payments by method').map(([method]) => method)).toEqual([
      'Method',
      'bKash',
      'Nagad',
      'Bank',
    ]);
    expect(linesOf('Payments by course')[1]?.slice(0, 2)).toEqual(['=SUM(1)', '৳1,523.57 (3)']);
  });

  it('is a CSV file with days, plain numbers in taka and no formula [ADM-20]', async () => {
    openReport();
    await userEvent.click(await screen.findByRole('button', { name: 'Payments over time as CSV' }));
    await userEvent.click(screen.getByRole('button', { name: 'Payments by course as CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(2));
    expect(files.map(({ name }) => name)).toEqual([
      'payments-2026-01-01-2026-01-02.csv',
      'payments-by-course-2026-01-01-2026-01-02.csv',
    ]);
    const [days = '', courses = ''] = await Promise.all(files.map(({ blob }) => blob.text()));
    expect(days.split('\r\n')[2]).toBe('2026-01-02,2026-01-02,3,1523.57,1,1500.5,1,20');
    expect(courses.split('\r\n')[1]).toMatch(/^'=SUM\(1\),Admission,/u);
  });
});
