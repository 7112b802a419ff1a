import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(() => import('./checkouts-page.tsx'));

const paid = {
  _id: 'pay1',
  studentId: 's1',
  studentName: 'Rahima Begum',
  courseId: 'c1',
  courseKind: 'admission',
  courseName: 'ঢাকা | Dhaka',
  courseCode: 'DU',
  purpose: 'enrolment',
  provider: 'bkash',
  amountPaisa: 120_000,
  paidPaisa: 120_000,
  state: 'paid',
  reason: '',
  note: '',
  transactionId: '8N7A6B5C',
  receipt: '2026-000012',
  refundId: '',
  isEnrolled: true,
  createdAt: '2026-02-02T05:00:00.000Z',
  paidAt: '2026-02-02T05:01:00.000Z',
  decidedBy: null,
};
const held = {
  ...paid,
  _id: 'pay2',
  studentName: 'Karim',
  paidPaisa: 119_900,
  state: 'held',
  reason: 'mismatch',
  isEnrolled: false,
};

const openDesk = () =>
  open('/boss/online-payments', {
    'get /courses/checkouts/queue': () => pageOf([paid, held]),
    'put /courses/checkouts/{id}/decision': () => ({ ...held, state: 'refunding' }),
    'post /courses/checkouts/{id}/queries': () => held,
  });

const menuOf = async (name: RegExp): Promise<void> => {
  const row = within(await screen.findByRole('row', { name }));
  await userEvent.click(row.getAllByRole('button').at(-1)!);
};

describe('the desk of online payments', () => {
  it('shows why a payment is held and what came, and pays it back with a reason [PAY-02]', async () => {
    const page = openDesk();
    const row = within(await screen.findByRole('row', { name: /Karim/u }));
    row.getByText('received ৳1,199');
    row.getByText('amount, currency or order differ');
    await menuOf(/Karim/u);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pay back…' }));
    await screen.findByRole('dialog', { name: 'Pay ৳1,199 back to Karim?' });
    await userEvent.click(dialog().getByRole('button', { name: 'Pay back' }));
    await dialog().findByText('Write why the money is paid back.');
    await userEvent.type(dialog().getByLabelText('Reason'), 'Another amount');
    await userEvent.click(dialog().getByRole('button', { name: 'Pay back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = page.api.requests.filter(({ method }) => method === 'put').map(({ body }) => body);
    expect(sent).toEqual([{ decision: 'refund', reason: 'Another amount' }]);
  });

  it('asks the provider, and approves what is held after a question', async () => {
    const page = openDesk();
    await menuOf(/Karim/u);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask the provider now' }));
    await waitFor(() =>
      expect(page.services.toast.shown.get().map(({ text }) => text)).toEqual(['The provider says: Held.']),
    );
    await menuOf(/Karim/u);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(page.api.requests.find(({ method }) => method === 'put')?.body).toEqual({ decision: 'approve' }),
    );
  });
});
