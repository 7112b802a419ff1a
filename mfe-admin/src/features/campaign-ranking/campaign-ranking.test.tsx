import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { examCampaign } from '../../samples.ts';
import { open } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(() => import('./ranking-page.tsx'));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const ranked = (n: number) => ({
  _id: `r${n}`,
  rank: n,
  percentile: 100,
  rollNumber: `00000${n}`,
  score: 30 - n,
  totalMarks: 30,
  durationMs: 300_000,
  fullName: `Student ${n}`,
  email: `s${n}@example.com`,
  mobile: '01711111111',
  studentId: null,
});

const openPage = (resultsReleasedAt: string | null) =>
  open('/boss/campaign-management/ranking/e1', {
    'get /examcampaigns/{id}': () => ({ ...examCampaign, _id: 'e1', resultsReleasedAt }),
    'get /examcampaigns/{id}/ranking': ({ query }: { query: { page?: number; pageSize?: number } }) => {
      const all = [1, 2, 3].map(ranked);
      const { page = 1, pageSize = 2 } = query;
      const items = all.slice((page - 1) * pageSize, page * pageSize);
      return { items, total: 3, page, pageSize, of: 3, version: 1 };
    },
  });

describe('the ranks with names', () => {
  it('show rank, name and contacts, and lead to what everybody sees', async () => {
    openPage('2026-01-16T00:00:00.000Z');
    const row = (await screen.findByText('Student 1')).closest('tr')!;
    for (const text of ['1', '000001', '29 of 30', '01711111111', 's1@example.com']) {
      within(row).getByText(text);
    }
    expect(screen.getByRole('link', { name: 'Open the merit list' }).getAttribute('href')).toBe(
      '/campaigns/exam/e1/merit-list',
    );
    expect(screen.queryByText(/ranks can still change/u)).toBeNull();
    screen.getByRole('button', { name: 'Export' });
  });

  it('say before the release that they can change', async () => {
    openPage(null);
    const note = 'The results are not released: ranks can still change.';
    expect(await screen.findByText(note)).not.toBeNull();
  });

  it('are printed whole, also what is on other pages', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    openPage('2026-01-16T00:00:00.000Z');
    await screen.findByText('Student 1');
    expect(screen.queryByText('Student 3')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    screen.getByText('Student 3');
  });
});
