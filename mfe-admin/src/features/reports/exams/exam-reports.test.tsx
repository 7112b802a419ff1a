import { refusal } from '@pathshala/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../testing/boss-area.tsx';

beforeAll(() => Promise.all([import('./exams-report-page.tsx'), import('./exam-report-page.tsx')]));

const range = '?from=2026-01-01&to=2026-01-31';
const asOf = '2026-02-01T06:30:00.000Z';
const exam = {
  examId: 'e1',
  title: 'গতি | Motion',
  examKind: 'chapter',
  totalMarks: 20,
  sittings: 40,
  meanScore: 12.345,
};
const other = { ...exam, examId: 'e2', title: 'DU Science 2024', examKind: 'past-year', sittings: 1200 };
const list = 'get /exams/reports/exams';
const one = 'get /exams/reports/exams/{examId}';
const report = {
  ...exam,
  asOf,
  scores: { mean: 12.345, median: 12.5, highest: 19, lowest: -1.25 },
  bands: [
    { from: -2, to: 0, count: 2 },
    { from: 0, to: 2, count: 0 },
    { from: 2, to: 4, count: 38 },
  ],
  passing: { passMark: 8, passed: 30 },
};

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the report of all exams', () => {
  it('has the exams with the most sittings as bars, and all in a list that leads to each', async () => {
    const { api } = open(`/boss/reports/exams${range}`, {
      [list]: () => ({ asOf, sittings: 1240, items: [other, exam], total: 2, page: 1, pageSize: 10 }),
    });
    const bars = within(await screen.findByRole('figure', { name: 'Exams with the most sittings' }));
    expect(bars.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'DU Science 20241,200',
      'Motion40',
    ]);
    const link = await screen.findByRole('link', { name: 'Motion' });
    expect(link).toHaveProperty('pathname', '/boss/reports/exams/e1');
    expect(link).toHaveProperty('search', range);
    await userEvent.type(screen.getByRole('searchbox'), 'motion');
    await expect
      .poll(() => api.requests.at(-1)?.query)
      .toMatchObject({ q: 'motion', from: '2026-01-01', to: '2026-01-31', sort: '-sittings' });
  });

  it('says that nobody sat an exam', async () => {
    open(`/boss/reports/exams${range}`, {
      [list]: () => ({ asOf, sittings: 0, items: [], total: 0, page: 1, pageSize: 10 }),
    });
    expect(await screen.findByText('Nobody sat an exam in these days.')).not.toBeNull();
  });
});

describe('the report of an exam', () => {
  it('has mean, median, ends, who passed, and the bands with their shares [ADM-20]', async () => {
    open(`/boss/reports/exams/e1${range}`, { [one]: () => report });
    await screen.findByRole('heading', { name: 'Motion' });
    screen.getByText('12.35 of 20');
    screen.getByText('12.5');
    screen.getByText('30, which is 75%');
    expect(cellsOf(screen.getByRole('table', { name: 'Distribution of scores' }))).toEqual([
      ['Score', 'Sittings', 'Share'],
      ['−2 to 0', '2', '5%'],
      ['0 to 2', '0', '0%'],
      ['2 to 4', '38', '95%'],
    ]);
    expect(screen.getByRole('link', { name: 'Questions: facility and discrimination' })).toHaveProperty(
      'pathname',
      '/boss/exam-analysis/e1',
    );
    screen.getByRole('button', { name: 'Distribution of scores as CSV' });
    screen.getByRole('button', { name: 'Distribution of scores as Excel' });
  });

  it('has as many bands as are chosen, in the address', async () => {
    const { api, navigation } = open(`/boss/reports/exams/e1${range}`, { [one]: () => report });
    await userEvent.click(await screen.findByRole('button', { name: '20' }));
    await expect.poll(() => api.requests.at(-1)?.query).toMatchObject({ bands: '20' });
    expect(navigation.location.get().search).toContain('bands=20');
  });

  it('leaves out who passed where there is no pass mark, and says when nobody sat it', async () => {
    open(`/boss/reports/exams/e1${range}`, { [one]: () => ({ ...report, passing: null }) });
    await screen.findByText('12.5');
    expect(screen.queryByText(/Passed/u)).toBeNull();
    cleanup();
    open(`/boss/reports/exams/e1${range}`, { [one]: () => ({ ...report, sittings: 0, scores: null }) });
    await screen.findByText('Nobody sat this exam in these days.');
  });

  it('can be asked again when it failed', async () => {
    let isDown = true;
    open(`/boss/reports/exams/e1${range}`, {
      [one]: () => {
        if (isDown) throw refusal(500, 'common.internal', 'Something broke.');
        return report;
      },
    });
    await screen.findByText('This report could not be fetched.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('12.5')).not.toBeNull();
  });
});
