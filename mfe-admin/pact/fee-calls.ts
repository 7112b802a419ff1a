import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import {
  changePlan,
  closeDay,
  correctEntry,
  createCoupon,
  grantDiscount,
  listClosings,
  listCoupons,
  listDues,
  listLedger,
  readCoupon,
  readDayTotals,
  readFeeRules,
  readPlanChoices,
  readPriceList,
  refundPayment,
  remindBatchOfDues,
  remindOfDues,
  replaceCoupon,
  replaceFeeRules,
  replacePriceList,
  takePayment,
} from '@pathshala/svc-catalog-contract/http';
import { readFeeReport } from '@pathshala/svc-catalog-contract/reports';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const owing = { given: 'a student owes a part of the fees', as: admin } as const;
const entry = fieldsOf(samples.feeEntry, '_id', 'no', 'kind', 'amountPaisa', 'day', 'studentId', 'courseId');
const terms = {
  percent: 10,
  amountPaisa: null,
  maxUses: 10,
  maxPerStudent: 1,
  courseIds: [],
  endsOn: null,
  isActive: true,
};
const coupon = { ...fieldsOf(samples.coupon, 'code', 'percent', 'maxUses', 'used', 'isActive'), rev: 1 };

/** The list of dues, and reminders. */
function duesCalls(call: DescribeCall<Api>): void {
  call(listDues, 'the accounts with something due', {
    ...owing,
    query: { page: 1, pageSize: 25, sort: 'due', overdueDays: 0 },
    uses: {
      items: [
        {
          ...fieldsOf(samples.feeAccount, '_id', 'studentId', 'courseId', 'courseName', 'duePaisa'),
          ...fieldsOf(samples.feeAccount, 'balancePaisa', 'daysOverdue'),
          oldestDueOn: '2026-01-15',
        },
      ],
      total: 1,
    },
  });
  call(remindOfDues, 'mail a student what is due', { ...owing, params: { id: provided('accountId') } });
  call(remindBatchOfDues, 'mail a batch what is due', {
    ...owing,
    body: { batchId: 'batch1' },
    uses: { mailed: 0, already: 0 },
  });
}

/** The plan of one student. */
function planCalls(call: DescribeCall<Api>): void {
  const planned = { given: 'a student owes fees, and the course has another plan', as: admin } as const;
  const dues = [{ dueOn: '2026-01-15', amountPaisa: 100_000, paidPaisa: 40_000 }];
  call(readPlanChoices, 'the dues of a student by each plan', {
    ...planned,
    params: { id: provided('accountId') },
    uses: {
      account: { ...fieldsOf(samples.feeAccount, '_id', 'chargedPaisa'), dues },
      items: [
        {
          planId: 'whole',
          planName: 'At once',
          pricePaisa: 100_000,
          isPresent: false,
          canBeChosen: true,
          dues,
        },
      ],
    },
  });
  call(changePlan, 'put a student on another plan', {
    ...planned,
    params: { id: provided('accountId') },
    body: {
      planId: 'whole',
      reason: 'Her father asked for it.',
      dues: dues.map((due) => ({ ...due, dueOn: provided('dueOn') })),
    },
  });
  call(changePlan, 'put a student on another plan whose dues are others by now', {
    ...planned,
    params: { id: provided('accountId') },
    body: { planId: 'whole', reason: 'Her father asked for it.', dues: [] },
    refused: { status: 409, code: 'catalog.fees.dues-changed' },
  });
}

/** Dues, ledger, coupons, closing of days and price plans. */
export function feeCalls(call: DescribeCall<Api>): void {
  duesCalls(call);
  planCalls(call);
  call(listLedger, 'a page of the ledger by days and method', {
    ...owing,
    query: { page: 1, pageSize: 25, sort: '-no', dayFrom: '2025-01-01', dayTo: '2999-12-31', method: 'cash' },
    uses: { items: [{ ...entry, courseName: 'Test University', reference: '', note: '' }], total: 1 },
  });
  call(takePayment, 'take a payment in cash', {
    given: 'a student and a course that costs something',
    as: admin,
    body: {
      key: 'pact-cash-desk',
      studentId: provided('studentId'),
      courseId: provided('courseId'),
      amountPaisa: 40_000,
      method: 'cash',
    },
    uses: entry,
  });
  call(grantDiscount, 'grant a scholarship', {
    ...owing,
    body: {
      key: 'pact-scholarship',
      studentId: provided('studentId'),
      courseId: provided('courseId'),
      kind: 'scholarship',
      percent: 20,
      reason: 'Best of her class',
    },
    uses: { amountPaisa: 20_000 },
  });
  call(refundPayment, 'refund a part of a payment', {
    ...owing,
    params: { id: provided('entryId') },
    body: { key: 'pact-refund-1', amountPaisa: 10_000, method: 'cash', reason: 'Ill' },
    uses: { no: 3 },
  });
  call(correctEntry, 'take a payment back that was a mistake', {
    ...owing,
    params: { id: provided('entryId') },
    body: { reason: 'Typed twice' },
    uses: { no: 3 },
  });
  dayCalls(call);
  settingCalls(call);
}

function dayCalls(call: DescribeCall<Api>): void {
  const totals = [{ kind: 'payment', count: 1, amountPaisa: 40_000 }] as const;
  call(readDayTotals, 'the totals of a day', {
    ...owing,
    params: { day: '2026-01-15' },
    uses: { day: '2026-01-15', isClosed: false, totals },
  });
  call(closeDay, 'close a day', {
    given: 'a day of the books is over',
    as: admin,
    body: { day: '2026-01-15' },
    uses: { day: '2026-01-15' },
  });
  call(listClosings, 'the closed days', { ...owing, query: { page: 1, pageSize: 25 }, uses: { total: 1 } });
  call(readFeeReport, 'the report of fees', {
    given: 'a payment is counted in the reports',
    as: admin,
    query: { from: '2026-01-01', to: '2026-12-31' },
    uses: {
      asOf: '2026-01-15T10:00:00.000Z',
      days: [{ day: '2026-01-15', paidPaisa: 40_000, chargedPaisa: 100_000, payments: 1 }],
      methods: [{ method: 'cash', paidPaisa: 40_000 }],
      courses: [{ courseId: 'course1', courseName: 'Test University', paidPaisa: 40_000 }],
    },
  });
}

function settingCalls(call: DescribeCall<Api>): void {
  const ofCourse = { ...owing, params: { courseId: provided('courseId') } } as const;
  const rules = { remindDaysBefore: 3, pauseAfterDays: null } as const;
  call(readPriceList, 'the price plans of a course', {
    ...ofCourse,
    uses: { courseName: 'Test University', coursePricePaisa: 100_000, rev: 1 },
  });
  call(replacePriceList, 'set the price plans of a course', {
    ...ofCourse,
    body: {
      rev: 1,
      plans: [
        {
          planName: 'Two instalments',
          kind: 'instalments',
          pricePaisa: 100_000,
          instalments: [
            { dueOn: '2027-01-10', amountPaisa: 60_000 },
            { dueOn: '2027-02-10', amountPaisa: 40_000 },
          ],
        },
        { planName: 'At once', kind: 'once', pricePaisa: 100_000, dueAfterDays: 7 },
        { planName: 'Monthly', kind: 'monthly', pricePaisa: 100_000, months: 5, dayOfMonth: 31 },
      ],
    },
    uses: { rev: 1 },
  });
  call(readFeeRules, 'the rules of reminders and access', {
    ...owing,
    uses: { remindDaysBefore: 0, rev: 1 },
  });
  call(replaceFeeRules, 'set the rules of reminders and access', { ...owing, body: rules, uses: { rev: 1 } });
  const stored = { given: 'there is a coupon', as: admin } as const;
  call(listCoupons, 'a page of coupons', {
    ...stored,
    query: { page: 1, pageSize: 25, sort: 'newest' },
    uses: { items: [coupon], total: 1 },
  });
  call(readCoupon, 'a coupon', { ...stored, params: { code: provided('code') }, uses: coupon });
  call(createCoupon, 'create a coupon', {
    ...owing,
    body: { code: 'PACT-2027', ...terms },
    uses: { code: 'PACT-2027' },
  });
  call(replaceCoupon, 'change a coupon', {
    ...stored,
    params: { code: provided('code') },
    body: { ...terms, maxUses: 20, rev: 1 },
    uses: { maxUses: 20 },
  });
}
