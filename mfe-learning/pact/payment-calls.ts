import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import {
  beginCheckout,
  confirmCheckout,
  listClaims,
  listRatings,
  rateCourse,
  readCheckoutOffer,
  readOwnCheckout,
  readOwnRating,
  sendClaim,
  takeBackRating,
  withdrawClaim,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const payment = {
  courseKind: 'admission',
  method: 'bkash',
  amount: 500,
  transactionId: '8N7A6B5C4D',
  note: 'Paid by my father',
} as const;
const claim = {
  ...fieldsOf(samples.claim, '_id', 'method', 'amount', 'transactionId', 'note', 'state', 'reason'),
  sentAt: '2026-01-15T10:00:00.000Z',
} as const;

const checkout = {
  ...fieldsOf(samples.checkout, '_id', 'courseId', 'courseKind', 'courseName', 'courseCode', 'provider'),
  purpose: exactly('enrolment'),
  ...fieldsOf(samples.checkout, 'amountPaisa', 'reason', 'transactionId', 'receipt'),
} as const;

/** Payments at a provider. */
function checkoutCalls(call: DescribeCall<Api>): void {
  call(readCheckoutOffer, 'what enrolling costs, and how it can be paid', {
    given: 'there is a course that costs something',
    as: student,
    params: { courseId: provided('courseId') },
    uses: { providers: ['bkash'], amountPaisa: 50_000 },
  });
  call(beginCheckout, 'begin a payment', {
    given: 'there is a course that costs something',
    as: student,
    body: { courseId: provided('courseId'), courseKind: 'admission', provider: 'bkash' },
    uses: { payUrl: 'https://pay.example/?paymentID=1' },
  });
  call(readOwnCheckout, 'the payment on its page', {
    given: 'the student is back from a provider',
    as: student,
    params: { id: provided('checkoutId') },
    uses: { ...checkout, isEnrolled: exactly(false), state: exactly('pending'), paidAt: null },
  });
  call(confirmCheckout, 'the return from a provider', {
    given: 'the student is back from a provider',
    as: student,
    params: { id: provided('checkoutId') },
    body: { outcome: 'success' },
    uses: { state: exactly('paid') },
  });
}

/** Payment claims and ratings of the course pages. */
export function paymentCalls(call: DescribeCall<Api>): void {
  checkoutCalls(call);
  call(sendClaim, 'send a payment', {
    given: 'there is a course that costs something',
    as: student,
    body: { ...payment, courseId: provided('courseId') },
    uses: { state: exactly('sent') },
  });
  call(sendClaim, 'send a payment whose transaction id was used', {
    given: 'another student has sent a payment claim',
    as: student,
    body: { ...payment, courseId: provided('courseId'), transactionId: provided('transactionId') },
    refused: { status: 409, code: 'catalog.transaction-used' },
  });
  call(listClaims, 'the last payment for a course', {
    given: 'the student has sent a payment claim',
    as: student,
    query: { studentId: provided('studentId'), courseId: provided('courseId'), pageSize: 1 },
    uses: { items: [claim] },
  });
  call(listClaims, 'a page of payments for the download of one’s own data', {
    given: 'the student has sent a payment claim',
    as: student,
    query: { studentId: provided('studentId'), page: 1, pageSize: 100 },
    uses: { items: [fieldsOf(samples.claim, '_id')], total: 1 },
  });
  call(withdrawClaim, 'withdraw a payment', {
    given: 'the student has sent a payment claim',
    as: student,
    params: { id: provided('claimId') },
  });
  call(rateCourse, 'rate a course', {
    given: 'the student is enrolled in a course',
    as: student,
    params: { courseId: provided('courseId') },
    body: { courseKind: 'admission', stars: 4 },
    uses: { stars: exactly(4) },
  });
  call(readOwnRating, 'the own rating', {
    given: 'the student has rated a course',
    as: student,
    params: { courseId: provided('courseId') },
    uses: { stars: exactly(4) },
  });
  call(listRatings, 'a page of ratings for the download of one’s own data', {
    given: 'the student has rated a course',
    as: student,
    query: { studentId: provided('studentId'), page: 1, pageSize: 100 },
    uses: { items: [{ courseId: 'course1', stars: 4 }], total: 1 },
  });
  call(takeBackRating, 'take the own rating back', {
    given: 'the student has rated a course',
    as: student,
    params: { courseId: provided('courseId') },
    uses: { courseId: 'course1' },
  });
}
