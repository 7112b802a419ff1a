import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, open } from '../../testing/boss-area.tsx';

beforeAll(() => import('./statement-page.tsx'));

const claim = {
  claimId: 'cl1',
  studentId: 's1',
  studentName: 'Rahima Begum',
  courseName: 'ঢাকা | Dhaka',
  amountPaisa: 120_000,
  state: 'sent',
};
const line = {
  transactionId: '8N7A6B5C',
  amountPaisa: 120_000,
  day: '2026-01-31',
  outcome: 'matches',
  claim,
};
const lines = [
  line,
  { ...line, transactionId: 'SHORT1', amountPaisa: 100_000, outcome: 'differs' },
  { ...line, transactionId: 'NOBODY', outcome: 'unclaimed', claim: null },
];
const missing = [{ ...claim, claimId: 'cl9', studentName: 'Karim', transactionId: 'AWAY99' }];

const file = new File(['Trx ID,Amount,Date\n8N7A6B5C,1200,2026-01-31\nSHORT1,1000,\n,5,\n'], 'statement.csv');

async function compare() {
  const page = open('/boss/payment-claims/statement', {
    'post /courses/claims/statements/comparison': () => ({ lines, missing }),
    'post /courses/claims/statements': () => ({
      lines: [{ ...line, outcome: 'approved' }, ...lines.slice(1)],
      missing,
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  await screen.findByText('Choose the file first.');
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  return page;
}

describe('comparing a statement', () => {
  it('shows what differs first, and approves what matches after a question [PAY-04]', async () => {
    const page = await compare();
    await screen.findByText('1 can be approved, ৳1,200 in all.');
    screen.getByText('Lines without a transaction ID or an amount are left out: 4.');
    const rows = within(screen.getByRole('table', { name: 'Lines of the statement' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('another amount, claimed ৳1,200');
    within(screen.getByRole('table', { name: 'Claims that are not in the statement' })).getByText('AWAY99');
    await userEvent.click(screen.getByRole('button', { name: 'Approve 1 payment' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Approve 1 payment' }));
    await waitFor(() =>
      expect(page.services.toast.shown.get().map(({ text }) => text)).toEqual(['1 approved.']),
    );
    const sent = page.api.requests.filter(({ method }) => method === 'post').map(({ body }) => body);
    const rowsSent = [
      { transactionId: '8N7A6B5C', amountPaisa: 120_000, day: '2026-01-31' },
      { transactionId: 'SHORT1', amountPaisa: 100_000, day: '' },
    ];
    await waitFor(() =>
      expect(sent).toEqual([
        { method: 'bkash', rows: rowsSent },
        { method: 'bkash', rows: rowsSent },
      ]),
    );
  });
});
