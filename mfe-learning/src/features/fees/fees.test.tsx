import { ApiError } from '@pathshala/web-kit/api-error';
import { aStudent, anAdmin, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { feeAccount, feeEntry } from '../../samples.ts';

beforeAll(() => Promise.all([import('./fees-page.tsx'), import('./receipt-page.tsx')]));
afterEach(() => vi.unstubAllGlobals());

type Api = NonNullable<Parameters<typeof renderRemotePart>[1]>['api'];

const entries = { account: feeAccount, entries: [feeEntry] };

const show = (at: string, api: Api = {}, user = aStudent) =>
  renderRemotePart(<Root />, {
    at,
    language: 'en',
    user,
    api: {
      'get /courses/fees/accounts': () => ({ items: [feeAccount] }),
      'get /courses/fees/accounts/entries': () => entries,
      ...api,
    },
  });

const receiptPath = `/fees/receipts/${feeEntry._id}?studentId=${aStudent._id}&courseId=course1`;

describe('my fees', () => {
  it('say what is due since when, that the course waits, and link the receipts [FEE-04]', async () => {
    show('/fees');
    await screen.findByText(/৳300 is due since 20.January 2027\./u);
    screen.getByText(/Lessons and exams of this course wait/u);
    const dues = within(screen.getByRole('table', { name: 'Instalments' }));
    expect(dues.getAllByRole('row')).toHaveLength(3);
    const link = await screen.findByRole('link', { name: 'Receipt 2027-000123' });
    expect(link.getAttribute('href')).toContain('/fees/receipts/entry1');
  });

  it('use a coupon, and show at its field why it is refused [FEE-03]', async () => {
    const refusal = new ApiError('It is used up.', { status: 409, code: 'catalog.coupon.finished' });
    const answers = [
      () => refusal,
      () => ({ ...feeEntry, kind: 'discount', method: null, receipt: null, amountPaisa: 10_000 }),
    ];
    const { api } = show('/fees', {
      'post /courses/coupons/uses': () => {
        const answer = answers.shift()?.();
        if (answer instanceof ApiError) throw answer;
        return answer;
      },
    });
    await userEvent.type(await screen.findByLabelText('Coupon code'), 'eid-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Use coupon' }));
    await screen.findByText('It is used up.');
    await userEvent.click(screen.getByRole('button', { name: 'Use coupon' }));
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveProperty('value', ''));
    const sent = api.requests.find(({ path }) => path === '/courses/coupons/uses');
    expect(sent?.body).toEqual({ studentId: aStudent._id, courseId: 'course1', code: 'eid-2026' });
  });

  it('are empty with a hint for who has none', async () => {
    show('/fees', { 'get /courses/fees/accounts': () => ({ items: [] }) });
    expect(await screen.findByText('You have no fees.')).toBeDefined();
  });
});

describe('a receipt', () => {
  it('is printed on a sheet or a roll, with number, name and amount [FEE-02]', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    show(receiptPath);
    const receipt = await screen.findByRole('article');
    within(receipt).getByText('2027-000123');
    within(receipt).getByText(aStudent.name);
    within(receipt).getByText('৳400.50');
    await userEvent.click(screen.getByRole('button', { name: 'Print on 80 mm' }));
    expect(receipt.getAttribute('data-paper')).toBe('roll');
    await userEvent.click(screen.getByRole('button', { name: 'Print on A5' }));
    expect(receipt.getAttribute('data-paper')).toBe('sheet');
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('has the name of the student for the cash desk, and says when it was taken back', async () => {
    const correction = { ...feeEntry, _id: 'entry2', kind: 'correction', corrects: 'payment', receipt: null };
    show(
      receiptPath,
      {
        'get /users/names': () => ({ items: [{ _id: aStudent._id, name: 'Rahima Begum' }] }),
        'get /courses/fees/accounts/entries': () => ({
          ...entries,
          entries: [feeEntry, { ...correction, reversalOf: feeEntry._id }],
        }),
      },
      anAdmin,
    );
    await screen.findByText('Rahima Begum');
    expect(await screen.findByText(/This payment was taken back/u)).toBeDefined();
  });
});
