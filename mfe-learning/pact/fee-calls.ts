import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import {
  beginDuesCheckout,
  listOwnFees,
  quoteCoupon,
  readDuesOffer,
  readFeeAccount,
  redeemCoupon,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const own = { as: student, given: 'the student owes a part of the fees' } as const;

/** Dues that are paid at a provider. */
function duesCheckoutCalls(call: DescribeCall<Api>): void {
  call(readDuesOffer, 'what can be paid of the dues, and how', {
    ...own,
    params: { courseId: provided('courseId') },
    uses: { providers: ['bkash'], items: [{ through: '2026-01-15', amountPaisa: 60_000 }] },
  });
  call(beginDuesCheckout, 'begin a payment of dues', {
    ...own,
    body: {
      courseId: provided('courseId'),
      provider: 'bkash',
      through: provided('dueOn'),
      amountPaisa: 60_000,
    },
    uses: { payUrl: 'https://pay.example/?paymentID=1' },
  });
  call(beginDuesCheckout, 'begin a payment of dues whose amount has changed', {
    ...own,
    body: {
      courseId: provided('courseId'),
      provider: 'bkash',
      through: provided('dueOn'),
      amountPaisa: 90_000,
    },
    refused: { status: 409, code: 'catalog.checkout.amount-changed' },
  });
}

/** The student's own fees, receipts and coupons. */
export function feeCalls(call: DescribeCall<Api>): void {
  const amounts = ['chargedPaisa', 'paidPaisa', 'balancePaisa', 'duePaisa'] as const;
  call(listOwnFees, 'what the student owes', {
    ...own,
    query: { studentId: provided('studentId') },
    uses: {
      items: [
        {
          ...fieldsOf(samples.feeAccount, '_id', 'courseId', 'courseName', 'discountPaisa', ...amounts),
          oldestDueOn: '2026-01-15',
          daysOverdue: 0,
          dues: [{ dueOn: '2026-01-15', amountPaisa: 100_000, paidPaisa: 40_000 }],
        },
      ],
    },
  });
  call(readFeeAccount, 'the entries of the student’s account, with receipts', {
    ...own,
    query: { studentId: provided('studentId'), courseId: provided('courseId') },
    uses: {
      account: fieldsOf(samples.feeAccount, 'balancePaisa'),
      entries: [fieldsOf(samples.feeEntry, '_id', 'kind', 'amountPaisa', 'day', 'studentId', 'courseId')],
    },
  });
  duesCheckoutCalls(call);
  call(quoteCoupon, 'the price with a coupon', {
    given: 'the student owes fees, and there is a coupon',
    as: student,
    body: { courseId: provided('courseId'), code: provided('code') },
    uses: { discountPaisa: exactly(10_000), leftPaisa: exactly(50_000), nowPaisa: exactly(50_000) },
  });
  call(redeemCoupon, 'use a coupon', {
    given: 'the student owes fees, and there is a coupon',
    as: student,
    body: { studentId: provided('studentId'), courseId: provided('courseId'), code: provided('code') },
    uses: { amountPaisa: 10_000 },
  });
}
