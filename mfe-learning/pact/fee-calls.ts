import { type DescribeCall, provided, student } from '@pathshala/pact/calls';
import { listOwnFees, readFeeAccount, redeemCoupon } from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

/** The student's own fees, receipts and coupons. */
export function feeCalls(call: DescribeCall<Api>): void {
  const own = { as: student, given: 'the student owes a part of the fees' } as const;
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
  call(redeemCoupon, 'use a coupon', {
    given: 'the student owes fees, and there is a coupon',
    as: student,
    body: { studentId: provided('studentId'), courseId: provided('courseId'), code: provided('code') },
    uses: { amountPaisa: 10_000 },
  });
}
