import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { generalCampaign } from '../../samples.ts';
import { open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./campaigns-page.tsx');
});

describe('the list of campaigns without an exam', () => {
  it('shows places, window and type, and filters and sorts on the server [ADM-04]', async () => {
    const { api } = open('/boss/campaign-management/campaigns?phase=upcoming&archived=only', {
      'get /campaign/campaigns': () => pageOf([generalCampaign]),
    });
    const link = await screen.findByRole('link', { name: 'Education fair' });
    expect(link).toHaveProperty('pathname', '/boss/campaign-management/create-campaign/g1');
    const cells = [...link.closest('tr')!.cells].map((cell) => cell.textContent);
    expect(cells).toEqual(expect.arrayContaining(['Fair', '30 / 40', '2', 'Dhaka']));
    const head = screen.getByRole('columnheader', { name: /Starts/u });
    fireEvent.click(head.querySelector('button')!);
    await waitFor(() =>
      expect(api.requests.at(-1)?.query).toMatchObject({
        phase: 'upcoming',
        archived: 'only',
        sort: 'start',
      }),
    );
  });

  it('that failed says why', async () => {
    open('/boss/campaign-management/campaigns', {
      'get /campaign/campaigns': () => {
        throw new TypeError('offline');
      },
    });
    expect((await screen.findAllByText(/^Error: /u)).length).toBeGreaterThan(0);
  });
});
