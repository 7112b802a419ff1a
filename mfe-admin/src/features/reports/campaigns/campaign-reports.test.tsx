import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../testing/boss-area.tsx';

beforeAll(() => Promise.all([import('./campaigns-report-page.tsx'), import('./campaign-report-page.tsx')]));

const range = '?from=2026-01-01&to=2026-01-31';
const asOf = '2026-02-01T06:30:00.000Z';
const counts = { seen: 2000, registered: 500, verified: 400, sat: 100, cancelled: 60 };
const campaign = {
  campaignId: 'c1',
  title: 'মডেল টেস্ট | Model test',
  kind: 'exam',
  startDate: '2026-01-20T04:00:00.000Z',
  ...counts,
};
const list = 'get /campaign/reports/funnel';
const one = 'get /campaign/reports/funnel/{id}';
const page = { asOf, all: counts, items: [campaign], total: 1, page: 1, pageSize: 10 };

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

const steps = [
  ['Step', 'How many', 'Of the step before', 'Of the registered'],
  ['Saw the page', '2,000', '–', '–'],
  ['Registered', '500', '25%', '100%'],
  ['Verified the address', '400', '80%', '80%'],
  ['Sat the exam', '100', '25%', '20%'],
];

describe('the report of all campaigns', () => {
  it('has the steps as bars with their shares, the same in a table, and each campaign [ADM-20]', async () => {
    open(`/boss/reports/campaigns${range}`, { [list]: () => page });
    const name = 'All campaigns: from the page to the exam';
    expect(cellsOf(await screen.findByRole('table', { name }))).toEqual(steps);
    const bars = within(screen.getByRole('figure', { name: 'How many' }));
    expect(bars.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Saw the page2,000',
      'Registered: 25% of the step before500',
      'Verified the address: 80% of the step before400',
      'Sat the exam: 25% of the step before100',
    ]);
    screen.getByText('Cancelled or expired', { selector: 'dt' });
    const link = await screen.findByRole('link', { name: 'Model test' });
    expect(link).toHaveProperty('pathname', '/boss/reports/campaigns/c1');
    expect(link).toHaveProperty('search', range);
  });

  it('is of one kind when that is filtered, the sum as well', async () => {
    const { api } = open(`/boss/reports/campaigns${range}&kind=general`, { [list]: () => page });
    await screen.findByRole('table', { name: 'All campaigns: from the page to the exam' });
    expect(screen.queryByText('Sat the exam')).toBeNull();
    const asked = api.requests.filter(({ path }) => path === '/campaign/reports/funnel');
    expect(asked.map(({ query }) => (query as { kind?: string }).kind)).toEqual(['general', 'general']);
  });

  it('says that nobody came', async () => {
    const all = { seen: 0, registered: 0, verified: 0, sat: 0, cancelled: 0 };
    open(`/boss/reports/campaigns${range}`, { [list]: () => ({ ...page, all, items: [], total: 0 }) });
    expect(await screen.findByText('Nobody saw or registered for a campaign in these days.')).not.toBeNull();
  });
});

describe('the report of a campaign', () => {
  it('has its steps', async () => {
    open(`/boss/reports/campaigns/c1${range}`, { [one]: () => ({ ...campaign, asOf }) });
    await screen.findByRole('heading', { name: 'Model test' });
    expect(cellsOf(screen.getByRole('table', { name: 'From the page to the exam' }))).toEqual(steps);
  });

  it('has no share of views that were not all counted', async () => {
    open(`/boss/reports/campaigns/c1${range}`, { [one]: () => ({ ...campaign, seen: 7, asOf }) });
    const table = await screen.findByRole('table', { name: 'From the page to the exam' });
    expect(cellsOf(table)[2]).toEqual(['Registered', '500', '–', '100%']);
  });
});
