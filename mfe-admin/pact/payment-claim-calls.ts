import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  decideClaim,
  endEnrolment,
  setAccessUntil,
  listClaimQueue,
  listEnrolments,
  undoEnrolmentEnd,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { claim } from '../src/samples.ts';

const listed = fieldsOf(
  claim,
  '_id',
  'studentName',
  'courseName',
  'fee',
  'method',
  'amount',
  'transactionId',
  'note',
  'state',
  'reason',
  'sentAt',
);

/** The desk of payment claims. */
export function paymentClaimCalls(call: DescribeCall<Api>): void {
  const waiting = { given: 'another student has sent a payment claim', as: admin } as const;
  call(listClaimQueue, 'the payments to decide on', {
    ...waiting,
    query: { page: 1, sort: 'sent', state: 'sent', method: 'bkash', q: 'tx' },
    uses: { items: [listed], total: 1, page: 1, pageSize: 10 },
  });
  call(decideClaim, 'approve a payment', {
    ...waiting,
    params: { id: provided('claimId') },
    body: { decision: 'approve' },
    uses: { state: exactly('approved'), ...fieldsOf(claim, 'studentName') },
  });
  call(decideClaim, 'refuse a payment', {
    ...waiting,
    params: { id: provided('claimId') },
    body: { decision: 'refuse', reason: 'We find no such payment.' },
    uses: { state: exactly('refused'), ...fieldsOf(claim, 'studentName') },
  });
  call(decideClaim, 'take an approval back', {
    given: 'a payment claim was approved',
    as: admin,
    params: { id: provided('claimId') },
    body: { decision: 'revoke', reason: 'The transaction is another one.' },
    uses: { state: exactly('refused'), ...fieldsOf(claim, 'studentName') },
  });
  enrolmentCalls(call);
  call(decideClaim, 'approve a payment that was refused', {
    given: 'a payment claim was refused',
    as: admin,
    params: { id: provided('claimId') },
    body: { decision: 'approve' },
    refused: { status: 409, code: 'catalog.claim-decided' },
  });
}

function enrolmentCalls(call: DescribeCall<Api>): void {
  const course = { given: 'a student is enrolled in a course', as: admin } as const;
  const enrolment = {
    _id: 'enrolment1',
    studentId: 'student1',
    courseId: 'course1',
    courseName: 'Test University',
    enrolledAt: '2026-01-15T10:00:00.000Z',
    endedAt: null,
    endReason: '',
  };
  call(listEnrolments, 'the students of a course', {
    ...course,
    query: { page: 1, sort: '-enrolled', courseId: provided('courseId') },
    uses: { items: [enrolment], total: 1, page: 1, pageSize: 10 },
  });
  call(listEnrolments, 'the courses of people whose name was searched for', {
    ...course,
    query: { page: 1, sort: '-enrolled', students: 'none', state: 'ended' },
    uses: { total: 0 },
  });
  call(endEnrolment, 'end an enrolment', {
    ...course,
    params: { enrolmentId: provided('enrolmentId') },
    body: { reason: 'By mistake' },
    uses: { endReason: 'By mistake' },
  });
  call(setAccessUntil, 'give a student time in a course until a day', {
    ...course,
    params: { enrolmentId: provided('enrolmentId') },
    body: { accessUntil: '2036-12-31', reason: 'Pays in May' },
    uses: { accessUntil: '2036-12-31' },
  });
  call(undoEnrolmentEnd, 'enrol a student again', {
    ...course,
    params: { enrolmentId: provided('enrolmentId') },
    uses: { _id: 'enrolment1' },
  });
}
