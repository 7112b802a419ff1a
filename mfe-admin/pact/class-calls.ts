import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import { listBatches } from '@pathshala/svc-catalog-contract/batches';
import {
  markAttendance,
  readAttendance,
  readAttendanceCode,
  readAttendanceReport,
  readStudentAttendance,
} from '@pathshala/svc-catalog-contract/attendance-routes';
import {
  createClass,
  createClassSeries,
  deleteClass,
  listClasses,
  readClass,
  replaceClass,
  restoreClasses,
} from '@pathshala/svc-catalog-contract/class-routes';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-12-10T10:00:00.000Z';
const params = { id: provided('classId') };
const details = {
  title: 'Vectors',
  batchId: '',
  teacher: 'Karim',
  durationMinutes: 60,
  room: '',
  joinLink: 'https://example.com/live',
};
const form = { ...details, courseId: provided('courseId'), confirmsClash: false };
const afterwards = { recordingLink: '', note: '' };
const item = {
  _id: 'class1',
  title: 'Vectors',
  courseName: 'Physics',
  batchName: '',
  teacher: 'Karim',
  startsAt: time,
  endsAt: time,
  durationMinutes: 60,
  room: '',
};
const rule = { weekdays: [4], startTime: '16:00', from: '2026-12-03', until: '2026-12-31', exceptions: [] };
const counts = { present: 1, late: 0, absent: 0, excused: 0 };

/** The calls of the pages of classes and their attendance. */
export function classCalls(call: DescribeCall<Api>): void {
  call(listBatches, 'the batches that a class can be for', {
    given: 'there is a course with a batch',
    as: admin,
    query: { pageSize: 100, sort: 'name', courseId: provided('courseId') },
    uses: { items: [{ _id: 'batch1', name: 'Friday' }] },
  });
  call(listClasses, 'the classes ahead', {
    given: 'there is a class',
    as: admin,
    query: { page: 1, sort: 'start' },
    uses: { items: [item], total: 1, page: 1, pageSize: 10 },
  });
  call(listClasses, 'the classes of today', {
    given: 'there is a class',
    as: admin,
    query: { show: 'upcoming', startTo: '2026-12-31', sort: 'start', pageSize: 100 },
    uses: { items: [item] },
  });
  call(listClasses, 'the classes of a week', {
    given: 'there is a class',
    as: admin,
    query: { startFrom: '2026-12-05', startTo: '2026-12-11', show: 'all', sort: 'start', pageSize: 100 },
    uses: { items: [item], total: 1 },
  });
  changeCalls(call);
  deletionCalls(call);
  attendanceCalls(call);
}

function changeCalls(call: DescribeCall<Api>): void {
  call(createClass, 'schedule a class', {
    given: 'there is a course with a batch',
    as: admin,
    body: { ...form, ...afterwards, startsAt: '2026-12-11T10:00:00.000Z', scope: 'this' },
    uses: { title: exactly('Vectors') },
  });
  call(createClass, 'schedule a class that clashes', {
    given: 'there is a class at the same time',
    as: admin,
    body: { ...form, ...afterwards, startsAt: time, scope: 'this' },
    refused: { status: 409, code: 'catalog.class.clash' },
  });
  call(createClassSeries, 'schedule a series', {
    given: 'there is a course with a batch',
    as: admin,
    body: { ...form, confirmsClash: true, ...rule },
    uses: { title: exactly('Vectors') },
  });
  call(readClass, 'a class of a series as its author edits it', {
    given: 'there is a class of a series',
    as: admin,
    params,
    uses: {
      ...item,
      courseId: 'course1',
      seriesId: 'series1',
      batchId: '',
      joinLink: 'https://example.com/live',
      ...afterwards,
      series: rule,
      createdAt: time,
      changedAt: time,
      rev: 1,
    },
  });
  call(replaceClass, 'change a class', {
    given: 'there is a class',
    as: admin,
    params,
    body: { ...form, ...afterwards, startsAt: time, scope: 'this', rev: 1 },
    uses: { title: exactly('Vectors'), rev: 2 },
  });
}

function deletionCalls(call: DescribeCall<Api>): void {
  call(deleteClass, 'delete a class', {
    given: 'there is a class',
    as: admin,
    params,
    query: { scope: 'this' },
    uses: { deletionId: 'deletion1', classes: exactly(1) },
  });
  call(restoreClasses, 'undo the delete of a class', {
    given: 'a class was just deleted',
    as: admin,
    params: { id: provided('deletionId') },
  });
}

function attendanceCalls(call: DescribeCall<Api>): void {
  call(readAttendance, 'the list of a class', {
    given: 'a student has attended a class',
    as: admin,
    params,
    query: {},
    uses: {
      title: 'Vectors',
      batchName: '',
      startsAt: time,
      opensAt: time,
      students: [{ studentId: 'student1', state: 'present', source: 'link' }],
      counts,
    },
  });
  call(markAttendance, 'mark a student of a class', {
    given: 'a class is on now',
    as: admin,
    params,
    body: { marks: [{ studentId: provided('studentId'), state: 'present' }] },
    uses: { counts },
  });
  call(readAttendanceCode, 'the code for the room', {
    given: 'a class is on now',
    as: admin,
    params,
    uses: { path: '/routine/attend/class1?code=code', nextAt: time },
  });
  call(readAttendanceReport, 'the attendance in the classes of a course', {
    given: 'a student has attended a class',
    as: admin,
    query: { courseId: provided('courseId'), page: 1, sort: 'percent' },
    uses: { items: [{ _id: 'student1', ...counts, percent: 100 }], total: 1, page: 1, pageSize: 10 },
  });
  call(readStudentAttendance, 'the attendance of a student', {
    given: 'a student has attended a class',
    as: admin,
    params: { studentId: provided('studentId') },
    query: { page: 1 },
    uses: {
      items: [
        {
          _id: 'class1',
          title: 'Vectors',
          courseName: 'Physics',
          batchName: '',
          startsAt: time,
          state: 'present',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
}
