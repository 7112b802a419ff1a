import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { examCampaign } from '../../samples.ts';
import { open, pageOf } from '../../testing/boss-area.tsx';

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

const memberOf = (studentId: string) => ({
  _id: `m-${studentId}`,
  studentId,
  joinedAt: '2026-01-15T04:00:00.000Z',
  leftAt: null,
  leftReason: '',
  movedFrom: null,
  movedTo: null,
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

  it('are those of a batch, with the rank in it, by the members whom another service has [BAT-06]', async () => {
    const asked: unknown[] = [];
    open('/boss/campaign-management/ranking/e1?batchId=b1', {
      'get /examcampaigns/{id}': () => ({ ...examCampaign, _id: 'e1' }),
      'get /courses/batches': () => pageOf([]),
      'get /courses/batches/{id}/members': ({ query }: { query: { page?: number } }) => ({
        items: (query.page === 2 ? ['s101'] : Array.from({ length: 100 }, (_, at) => `s${at}`)).map(memberOf),
        total: 101,
        page: query.page ?? 1,
        pageSize: 100,
      }),
      'get /examcampaigns/{id}/ranking': ({ query }: { query: { students?: string } }) => {
        asked.push(query.students?.split(',').length);
        const items = query.students === 's101' ? [ranked(7)] : [{ ...ranked(9), rank: 9 }, ranked(3)];
        return { items, total: items.length, page: 1, pageSize: 100, of: 40, version: 1 };
      },
    });
    await screen.findByText('Student 7');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent).slice(0, 3));
    expect(cells).toEqual([
      ['Student 3', '3', '1'],
      ['Student 7', '7', '2'],
      ['Student 9', '9', '3'],
    ]);
    expect(asked.slice(0, 2)).toEqual([100, 1]);
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
