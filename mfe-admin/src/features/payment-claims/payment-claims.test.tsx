import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { claim, siteSettings } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';
import { ageInDays } from './age-in-days.ts';

beforeAll(() => import('./payment-claims-page.tsx'));

const short = { ...claim, _id: 'cl2', studentName: 'Karim', amount: 1000, transactionId: 'SHORT100' };
const path = '/boss/payment-claims';
const decision = 'put /courses/claims/{id}/decision';

const openDesk = (more: Parameters<typeof open>[1] = {}) =>
  open(path, {
    'get /courses/claims/queue': () => pageOf([claim, short]),
    'get /settings': () => siteSettings,
    [decision]: () => ({ ...claim, state: 'approved' }),
    ...more,
  });

const decisionsOf = ({ api }: ReturnType<typeof open>) =>
  api.requests.filter(({ method }) => method === 'put').map(({ body }) => body);

describe('the desk of payment claims', () => {
  it('opens on the claims that wait, and marks an amount that differs from the fee', async () => {
    const { api, navigation } = openDesk();
    const row = within(await screen.findByRole('row', { name: /Karim/u }));
    row.getByText('fee ৳1,200');
    expect(navigation.location.get().search).toBe('?state=sent');
    const list = api.requests.filter(({ path: asked }) => asked === '/courses/claims/queue').at(-1);
    expect(list?.query).toMatchObject({ state: 'sent', sort: 'sent' });
  });

  it('approves many after showing their number and sum [CAT-05]', async () => {
    const page = openDesk();
    await screen.findByRole('row', { name: /Karim/u });
    await userEvent.click(screen.getByRole('checkbox', { name: /all/iu }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await screen.findByRole('dialog', { name: 'Approve 2 payments?' });
    dialog().getByText(/^৳2,200 in all\..* In 1 of them the amount differs from the fee\.$/u);
    await userEvent.click(dialog().getByRole('button', { name: 'Approve' }));
    await screen.findByText('2 done.');
    expect(decisionsOf(page)).toEqual([{ decision: 'approve' }, { decision: 'approve' }]);
  });

  it('shows everything about a claim, and refuses it with a reason', async () => {
    const page = openDesk({ [decision]: () => ({ ...claim, state: 'refused' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Rahima Begum' }));
    await dialog().findByText('Paid by my father');
    await userEvent.click(dialog().getByRole('button', { name: 'Refuse' }));
    await screen.findByRole('dialog', { name: 'Refuse the payment of Rahima Begum' });
    await userEvent.click(dialog().getByRole('button', { name: 'Refuse' }));
    await dialog().findByText('Write why you refuse the payment. The student reads it.');
    expect(decisionsOf(page)).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: /^The amount is less/u }));
    expect(dialog().queryByText('Write why you refuse the payment. The student reads it.')).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(decisionsOf(page)).toEqual([
      { decision: 'refuse', reason: expect.stringMatching(/^পরিমাণ ফি-র চেয়ে কম।.* \| The amount is less/u) },
    ]);
  });

  it('takes an approval back with a reason', async () => {
    const approved = { ...claim, state: 'approved', decidedAt: '2026-02-03T05:00:00.000Z' };
    const page = openDesk({
      'get /courses/claims/queue': () => pageOf([approved]),
      [decision]: () => ({ ...claim, state: 'refused' }),
    });
    await userEvent.click(await screen.findByLabelText(/^Actions for Rahima Begum/u));
    await userEvent.click(await screen.findByText('Take the approval back…'));
    dialog().getByText(/^The payment becomes a refused one, and the student is no longer enrolled/u);
    await userEvent.type(dialog().getByLabelText('Reason'), 'Another transaction');
    await userEvent.click(dialog().getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(decisionsOf(page)).toEqual([{ decision: 'revoke', reason: 'Another transaction' }]);
  });

  it('leads to the accounts to pay to, in the settings [ADM-30]', async () => {
    openDesk({});
    const link = await screen.findByRole('link', { name: 'Payment accounts' });
    expect(link.getAttribute('href')).toBe('/boss/settings#payment');
  });
});

describe('the age of a claim', () => {
  it('is in whole days, and never negative', () => {
    const at = (time: string) => ageInDays('2026-02-02T05:00:00.000Z', Date.parse(time));
    expect(at('2026-02-03T04:59:59.000Z')).toBe(0);
    expect(at('2026-02-04T05:00:00.000Z')).toBe(2);
    expect(at('2026-02-01T05:00:00.000Z')).toBe(0);
  });
});
