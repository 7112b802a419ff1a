import { ApiError } from '@pathshala/web-kit/api-error';
import { aStudent, anAdmin, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { feeAccount, feeEntry } from '../../samples.ts';

beforeAll(() => Promise.all([import('./fees-page.tsx'), import('./receipt-page.tsx')]));
afterEach(() => vi.unstubAllGlobals());

type Api = NonNullable<Parameters<typeof renderRemotePart>[1]>['api'];

const entries = { account: feeAccount, entries: [feeEntry] };

const duesOffer = {
  providers: ['bkash', 'sslcommerz'],
  items: [
    { through: '2027-01-20', amountPaisa: 30_000 },
    { through: '2027-02-20', amountPaisa: 60_000 },
  ],
};

const show = (at: string, api: Api = {}, user = aStudent) =>
  renderRemotePart(<Root />, {
    at,
    language: 'en',
    user,
    api: {
      'get /courses/fees/accounts': () => ({ items: [feeAccount] }),
      'get /courses/fees/accounts/entries': () => entries,
      'get /courses/checkouts/dues/{courseId}': () => duesOffer,
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

  it('say what a coupon makes of the price, use it, and show at its field why it is refused [FEE-06]', async () => {
    const refusal = new ApiError('It is used up.', { status: 409, code: 'catalog.coupon.finished' });
    const quotes = [
      () => refusal,
      () => ({ pricePaisa: 70_050, discountPaisa: 10_000, leftPaisa: 20_000, nowPaisa: 20_000 }),
    ];
    const { api } = show('/fees', {
      'post /courses/coupons/quotes': () => {
        const answer = quotes.shift()?.();
        if (answer instanceof ApiError) throw answer;
        return answer;
      },
      'post /courses/coupons/uses': () => ({
        ...feeEntry,
        kind: 'discount',
        method: null,
        receipt: null,
        amountPaisa: 10_000,
      }),
    });
    await userEvent.type(await screen.findByLabelText('Coupon code'), 'eid-2026');
    await userEvent.click(screen.getByRole('button', { name: 'See the price' }));
    await screen.findByText('It is used up.');
    await userEvent.click(screen.getByRole('button', { name: 'See the price' }));
    await screen.findByText('৳100 off: ৳200 is left to pay.');
    await userEvent.click(screen.getByRole('button', { name: 'Use coupon' }));
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveProperty('value', ''));
    expect(screen.queryByText(/is left to pay\./u)).toBeNull();
    const sent = api.requests.filter(({ path }) => path.startsWith('/courses/coupons'));
    expect(sent.map(({ body }) => body)).toEqual([
      { courseId: 'course1', code: 'eid-2026' },
      { courseId: 'course1', code: 'eid-2026' },
      { studentId: aStudent._id, courseId: 'course1', code: 'eid-2026' },
    ]);
  });

  it('are empty with a hint for who has none', async () => {
    show('/fees', { 'get /courses/fees/accounts': () => ({ items: [] }) });
    expect(await screen.findByText('You have no fees.')).toBeDefined();
  });
});

describe('paying dues online', () => {
  it('proposes what is due, and leads to the provider with what was chosen [PAY-05]', async () => {
    const { api } = show('/fees', {
      'post /courses/checkouts/dues': () => ({ checkoutId: 'pay1', payUrl: 'https://pay.example/1' }),
    });
    document.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    });
    await screen.findByRole('button', { name: 'Pay ৳300 by bKash' });
    await userEvent.selectOptions(screen.getByLabelText('Pay'), '৳600, everything');
    await userEvent.click(screen.getByRole('button', { name: 'Pay ৳600 by bKash' }));
    expect(await screen.findByRole('link', { name: 'Going to the payment page…' })).toHaveProperty(
      'href',
      'https://pay.example/1',
    );
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      courseId: 'course1',
      provider: 'bkash',
      through: '2027-02-20',
      amountPaisa: 60_000,
    });
  });

  it('shows why a payment cannot begin, and is not there without a provider', async () => {
    const refuse = () => {
      throw new ApiError('By now 200 taka is to be paid.', {
        status: 409,
        code: 'catalog.checkout.amount-changed',
      });
    };
    show('/fees', { 'post /courses/checkouts/dues': refuse });
    await userEvent.click(await screen.findByRole('button', { name: /by card or mobile banking/u }));
    await screen.findByText('By now 200 taka is to be paid.');
    cleanup();
    show('/fees', { 'get /courses/checkouts/dues/{courseId}': () => ({ ...duesOffer, providers: [] }) });
    await screen.findByRole('table', { name: 'Instalments' });
    expect(screen.queryByRole('region', { name: 'Pay online' })).toBeNull();
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
