import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import { attendClass, readStudentAttendance } from '@pathshala/svc-catalog-contract/attendance-routes';
import { readClass } from '@pathshala/svc-catalog-contract/class-routes';
import {
  createCalendarAddress,
  readCalendarAddress,
  readRoutine,
  revokeCalendarAddress,
} from '@pathshala/svc-catalog-contract/routine-routes';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { routineClass } from '../src/samples.ts';

const time = '2026-12-10T10:00:00.000Z';
const params = { id: provided('classId') };
const one = {
  ...fieldsOf(
    routineClass,
    '_id',
    'title',
    'courseId',
    'courseName',
    'batchName',
    'teacher',
    'room',
    'isOnline',
  ),
  startsAt: time,
  endsAt: time,
  joinOpensAt: time,
};
const joinLink = 'https://example.com/live';

/** The calls of the routine, the pages of classes and the private calendar. */
export function classCalls(call: DescribeCall<Api>): void {
  call(readRoutine, 'the routine of a week', {
    given: 'the student has a class',
    as: student,
    query: { from: '2026-12-05', to: '2026-12-11' },
    uses: {
      classes: [{ ...one, kind: 'class' }],
      assignments: [
        { _id: 'assignment1', title: 'Sheet', courseName: 'Physics', dueDate: time, isDone: false },
      ],
    },
  });
  call(readClass, 'a class that is on now', {
    given: 'the student has a class now',
    as: student,
    params,
    uses: { ...one, joinLink, recordingLink: '', note: '' },
  });
  call(attendClass, 'the link of a class is opened', {
    given: 'the student has a class now',
    as: student,
    params,
    body: { code: '' },
    uses: { state: exactly('present') },
  });
  call(attendClass, 'a code is too old', {
    given: 'the student has a class now',
    as: student,
    params,
    body: { code: 'old' },
    refused: { status: 422, code: 'catalog.attendance.code' },
  });
  call(readStudentAttendance, 'the own attendance', {
    given: 'the student has attended a class',
    as: student,
    params: { studentId: provided('studentId') },
    query: { pageSize: 50 },
    uses: {
      items: [{ _id: 'class1', title: 'Vectors', startsAt: time, state: 'present' }],
      counts: { present: 1, late: 0, absent: 0, excused: 0 },
      percent: 100,
    },
  });
  call(createCalendarAddress, 'an address for the calendar', {
    given: 'the student has a class',
    as: student,
    uses: { path: '/api/classes/calendar/token' },
  });
  call(readCalendarAddress, 'the address of the calendar', {
    given: 'the student has a calendar address',
    as: student,
    uses: { path: '/api/classes/calendar/token' },
  });
  call(revokeCalendarAddress, 'the address of the calendar is revoked', {
    given: 'the student has a calendar address',
    as: student,
    uses: { path: null },
  });
}
