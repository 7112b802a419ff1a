import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { ApiError } from '@pathshala/web-kit/api-error';
import { aStudent, type FakeHandler, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { claim, feeEntry, pageOf } from '../samples.ts';
import { ClaimAction } from './claim-action.tsx';

const course = {
  courseId: 'c1',
  category: 'admissionPrep',
  here: '/courses/admission/DU',
  next: '/courses/admission/DU/units',
  fee: 1200,
} as const;

const contact = { ...defaultSiteSettings.contact, phone: '01700000000', email: 'school@example.com' };
const payment = { bkash: '01711-111111', nagad: '', bank: '' };

function showAction(api: Readonly<Record<string, FakeHandler>> = {}, language: 'en' | 'bn' = 'en') {
  return renderRemotePart(<ClaimAction course={course} />, {
    at: course.here,
    language,
    user: aStudent,
    api: {
      'get /courses/claims': () => pageOf(),
      'get /settings': () => ({ ...defaultSiteSettings, contact, payment }),
      'get /courses/checkouts/offers/{courseId}': () => ({ providers: [], amountPaisa: 120_000 }),
      ...api,
    },
  });
}

type Page = ReturnType<typeof showAction>;
const toasts = ({ services }: Page) => services.toast.shown.get().map(({ text }) => text);
const sentBodies = ({ api }: Page) =>
  api.requests.filter(({ method }) => method === 'post').map(({ body }) => body);

const openForm = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enroll Now' }).ariaBusy).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Enroll Now' }));
  await screen.findByRole('dialog', { name: 'Pay and enroll' });
};

describe('paying at a provider', () => {
  const offer = 'get /courses/checkouts/offers/{courseId}';

  it('leads to the page of the provider that the student chose [PAY-01]', async () => {
    const page = showAction({
      [offer]: () => ({ providers: ['bkash', 'sslcommerz'], amountPaisa: 120_000 }),
      'post /courses/checkouts': () => ({ checkoutId: 'pay1', payUrl: 'https://pay.example/1' }),
    });
    await openForm();
    await screen.findByRole('button', { name: 'Pay ৳1,200 by card or mobile banking' });
    // The test leaves no page.
    document.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Pay ৳1,200 by bKash' }));
    expect(await screen.findByRole('link', { name: 'Going to the payment page…' })).toHaveProperty(
      'href',
      'https://pay.example/1',
    );
    expect(sentBodies(page)).toEqual([{ courseId: 'c1', courseKind: 'admission', provider: 'bkash' }]);
  });

  it('takes the reduced price of a coupon, and enrols by one that pays everything [FEE-06]', async () => {
    const quotes = [
      { pricePaisa: 120_000, discountPaisa: 20_000, leftPaisa: 100_000, nowPaisa: 100_000 },
      { pricePaisa: 120_000, discountPaisa: 120_000, leftPaisa: 0, nowPaisa: 0 },
    ];
    const page = showAction({
      [offer]: () => ({ providers: ['bkash'], amountPaisa: 120_000 }),
      'post /courses/coupons/quotes': () => quotes.shift(),
      'post /courses/checkouts': () => {
        throw new ApiError('It is used up.', { status: 409, code: 'catalog.coupon.finished' });
      },
      'post /courses/coupons/uses': () => feeEntry,
    });
    await openForm();
    const code = await screen.findByLabelText('Coupon code');
    await userEvent.type(code, 'eid');
    await userEvent.click(screen.getByRole('button', { name: 'See the price' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ৳1,000 by bKash' }));
    await screen.findByText('It is used up.');
    await userEvent.type(code, '100');
    screen.getByRole('button', { name: 'Pay ৳1,200 by bKash' });
    await userEvent.click(screen.getByRole('button', { name: 'See the price' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enroll with the coupon' }));
    await waitFor(() => expect(toasts(page)).toEqual(['You are enrolled.']));
    const order = { courseId: 'c1', courseKind: 'admission', provider: 'bkash', coupon: 'eid' };
    expect(sentBodies(page)).toContainEqual(order);
    expect(sentBodies(page).at(-1)).toEqual({ studentId: aStudent._id, courseId: 'c1', code: 'eid100' });
  });

  it('says why a payment cannot begin, and leaves the choice', async () => {
    showAction({
      [offer]: () => ({ providers: ['bkash'], amountPaisa: 120_000 }),
      'post /courses/checkouts': () => {
        throw new ApiError('The payment provider does not answer.', {
          status: 503,
          code: 'catalog.checkout.unavailable',
          requestId: 'test',
          fields: {},
        });
      },
    });
    await openForm();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ৳1,200 by bKash' }));
    await screen.findByText('The payment provider does not answer.');
    expect(screen.getByRole('button', { name: 'Pay ৳1,200 by bKash' })).not.toBeNull();
  });
});

describe('paying for a course', () => {
  it('shows where to pay, takes Bengali digits, and shows that the payment is checked [CAT-05]', async () => {
    let claims = pageOf();
    const page = showAction({
      'get /courses/claims': () => claims,
      'post /courses/claims': () => {
        claims = pageOf({ ...claim, state: 'sent' });
        return claims.items[0];
      },
    });
    await openForm();
    await screen.findByText('Send ৳1,200 to one of these accounts.');
    screen.getByText('01711-111111');
    await userEvent.click(screen.getByRole('radio', { name: 'Nagad' }));
    await userEvent.clear(screen.getByLabelText('Amount paid (taka)'));
    await userEvent.type(screen.getByLabelText('Amount paid (taka)'), '১,০০০');
    screen.getByText(/The course costs ৳1,200/u);
    await userEvent.type(screen.getByLabelText('Transaction ID'), '8n7a 6b5c');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('We are checking your payment');
    expect(sentBodies(page)).toEqual([
      {
        courseId: 'c1',
        courseKind: 'admission',
        method: 'nagad',
        amount: 1000,
        transactionId: '8n7a 6b5c',
        note: '',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
  });

  it('says beside the field what is missing, or what the server refuses', async () => {
    const page = showAction({
      'post /courses/claims': () => {
        throw new ApiError('Used.', {
          status: 409,
          code: 'catalog.transaction-used',
          requestId: 'test',
          fields: { transactionId: 'This ID was used.' },
        });
      },
    });
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Enter the transaction ID from your payment message.');
    expect(sentBodies(page)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Transaction ID'), 'ABCD1234');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('This ID was used.');
    expect(screen.getByLabelText('Transaction ID')).toHaveProperty('value', 'ABCD1234');
  });

  it('says whom to ask while the school has stored no account', async () => {
    showAction({ 'get /settings': () => ({ ...defaultSiteSettings, contact }) });
    await openForm();
    await screen.findByText('Ask us which account to send ৳1,200 to: 01700000000 or school@example.com.');
    expect(screen.queryByRole('button', { name: 'Copy: bKash' })).toBeNull();
  });

  it.each([
    [{ phone: '01700', email: '' }, 'Ask us which account to send ৳1,200 to: 01700.'],
    [
      { phone: '', email: '' },
      'The school has not said yet which account to send ৳1,200 to. Do not pay before you have asked it.',
    ],
  ])('asks nobody whom the school has not named: %j', async (known, text) => {
    showAction({
      'get /settings': () => ({ ...defaultSiteSettings, contact: { ...contact, ...known } }),
    });
    await openForm();
    expect(await screen.findByText(text)).not.toBeNull();
  });

  it('shows why a payment was refused, and sends it again corrected', async () => {
    showAction({ 'get /courses/claims': () => pageOf(claim) });
    await screen.findByText('Reason: The amount is missing 200 taka.');
    await userEvent.click(screen.getByRole('button', { name: 'Correct and send again' }));
    await screen.findByRole('dialog', { name: 'Pay and enroll' });
    expect(screen.getByLabelText('Transaction ID')).toHaveProperty('value', '8N7A6B5C');
    expect(screen.getByRole('radio', { name: 'Nagad' })).toHaveProperty('checked', true);
  });

  it('can be withdrawn while it is checked', async () => {
    const page = showAction({
      'get /courses/claims': () => pageOf({ ...claim, state: 'sent' }),
      'delete /courses/claims/{id}': () => ({ ...claim, state: 'withdrawn' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const confirm = screen.getAllByRole('button', { name: 'Withdraw' });
    await userEvent.click(confirm.at(-1)!);
    await waitFor(() => expect(toasts(page)).toEqual(['Your payment details are withdrawn.']));
  });

  it('opens the course once the payment is confirmed', async () => {
    const page = showAction({ 'get /courses/claims': () => pageOf({ ...claim, state: 'approved' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Open the course' }));
    expect(page.navigation.visited().at(-1)).toBe(course.next);
  });
});
