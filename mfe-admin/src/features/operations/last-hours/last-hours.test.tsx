import { refusal } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../testing/boss-area.tsx';

beforeAll(() => import('./last-hours-page.tsx'));

const at = '/boss/operations/last-hours';
const history = {
  end: Date.parse('2026-02-02T05:00:00.000Z'),
  everyMs: 60_000,
  processes: 1,
  series: {
    'calls-answered': [null, 2.5, 12],
    saves: [null, 0.5, 2],
    memory: [null, 4e8, 5e8],
    'calls-failed': [null, 0, 0],
  },
};
const openWith = (changes: object = {}) =>
  open(at, { 'get /operations/gateway/history': () => ({ ...history, ...changes }) });

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll(/\s/gu, ' '));

describe('the last hours of the site', () => {
  it('are charts whose numbers are in tables, in their units, and say what did not happen [OPS-06]', async () => {
    openWith();
    await screen.findByRole('figure', { name: 'Answered calls a second' });
    expect(rowsOf('Answered calls a second')).toEqual(['10:59 am2.5', '11:00 am12']);
    expect(rowsOf('Saved answers a minute')).toEqual(['10:59 am30', '11:00 am120']);
    expect(rowsOf('Memory of the largest process')).toEqual(['10:59 am400 MB', '11:00 am500 MB']);
    const failed = screen.getByRole('figure', { name: 'Failed calls a second' });
    expect(within(failed).getByText('None in this time.')).toBeTruthy();
    screen.getByText(/After a restart/u);
  });

  it('are asked for one hour or six, and counted over processes', async () => {
    const page = openWith({ processes: 4 });
    await userEvent.click(await screen.findByRole('radio', { name: 'Six hours' }));
    await expect
      .poll(() => page.api.requests.map(({ query }) => (query as { hours: string }).hours))
      .toEqual(['1', '6']);
    expect(await screen.findByText('4 processes report.')).toBeTruthy();
  });

  it('have the support bundle beside them', async () => {
    openWith();
    const link = await screen.findByRole('link', { name: 'Download a support bundle' });
    expect(link.getAttribute('href')).toBe('/api/operations/gateway/support-bundle');
  });

  it('show a failure with a way to try again', async () => {
    open(at, {
      'get /operations/gateway/history': () => Promise.reject(refusal(503, 'common.unavailable', 'Later.')),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
