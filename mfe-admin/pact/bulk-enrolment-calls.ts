import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  checkBulkEnrolment,
  confirmBulkEnrolment,
  listBulkEnrolments,
  listBulkRows,
  readBulkEnrolment,
} from '@pathshala/svc-catalog-contract/bulk-enrolments';
import { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import {
  listWaitingEnrolments,
  restoreWaitingEnrolment,
  withdrawWaitingEnrolment,
} from '@pathshala/svc-catalog-contract/waiting-enrolments';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const bulk = { _id: 'bulk1', courseName: 'Dhaka', fee: 0, total: 2, ready: 1, already: 0, unknown: 1 };
const given = 'a bulk enrolment was checked';
const params = { id: provided('bulkId') };

/** Many students for one course. */
export function bulkEnrolmentCalls(call: DescribeCall<Api>): void {
  call(listAdmissionCourses, 'the admission courses to enrol in', {
    given: 'there is a course of each kind',
    as: admin,
    query: { pageSize: 20 },
    uses: { items: [{ _id: 'course1', name: 'Dhaka University', courseCode: 'DU' }] },
  });
  call(listAcademicCourses, 'the academic courses to enrol in', {
    given: 'there is a course of each kind',
    as: admin,
    query: { pageSize: 20 },
    uses: { items: [{ _id: 'course2', title: 'Physics' }] },
  });
  call(checkBulkEnrolment, 'check who can be enrolled', {
    given,
    as: admin,
    body: {
      courseId: provided('courseId'),
      studentIds: [provided('studentId')],
      invitedIds: [provided('personId')],
    },
    uses: { _id: 'bulk1' },
  });
  call(listBulkEnrolments, 'the bulk enrolments', {
    given,
    as: admin,
    query: { pageSize: 20 },
    uses: { items: [{ ...bulk, createdAt: time, done: 0, enrolled: 0 }] },
  });
  call(readBulkEnrolment, 'a bulk enrolment', {
    given,
    as: admin,
    params,
    uses: { ...bulk, state: exactly('checked'), done: 0, enrolled: 0, skipped: 0, invited: 0, waiting: 0 },
  });
  call(listBulkRows, 'the students of a bulk enrolment', {
    given,
    as: admin,
    params,
    query: { part: 'ready', page: 1 },
    uses: { items: [{ studentId: 'student1', outcome: exactly('ready') }], total: 1 },
  });
  waitingCalls(call);
  call(confirmBulkEnrolment, 'enrol the students', {
    given,
    as: admin,
    params,
    uses: { state: exactly('running') },
  });
}

/** Invited people who wait for a course. */
function waitingCalls(call: DescribeCall<Api>): void {
  const waiting = { given: 'an invited person waits for a course', as: admin } as const;
  const ofWaiting = { params: { id: provided('waitingId') }, uses: { _id: 'waiting1' } };
  call(listWaitingEnrolments, 'who waits for an account', {
    ...waiting,
    query: { page: 1 },
    uses: {
      items: [{ _id: 'waiting1', courseName: 'Dhaka', studentId: 'invitation1' }],
      total: 1,
      pageSize: 10,
    },
  });
  call(withdrawWaitingEnrolment, 'do not enrol an invited person', { ...waiting, ...ofWaiting });
  call(restoreWaitingEnrolment, 'undo that an invited person is not enrolled', {
    given: 'an invited person waits no more',
    as: admin,
    ...ofWaiting,
  });
}
