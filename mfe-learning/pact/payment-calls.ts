import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import {
  listClaims,
  listRatings,
  rateCourse,
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

/** Payment claims and ratings of the course pages. */
export function paymentCalls(call: DescribeCall<Api>): void {
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
