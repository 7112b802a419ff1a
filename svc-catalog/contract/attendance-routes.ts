import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  attendanceCode,
  attendanceCounts,
  attendanceList,
  attendanceMarks,
  attendanceReport,
  attendanceReportQuery,
  ownAttendance,
  studentAttendance,
  studentAttendanceQuery,
} from './attendance.ts';

const byId = z.object({ id });
const forDesk = { access: 'admin', permission: [permissions.questions, permissions.support] } as const;

export const readAttendance = defineRoute({
  ...forDesk,
  method: 'get',
  path: '/classes/{id}/attendance',
  limited: { class: 'params.id' },
  summary: 'The attendance of a class: its students, a hundred at once',
  params: byId,
  query: z.object({ after: id.optional() }),
  answer: attendanceList,
  errors: ['catalog.class-not-found'],
});

export const markAttendance = defineRoute({
  ...forDesk,
  method: 'put',
  path: '/classes/{id}/attendance',
  limited: { class: 'params.id' },
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Mark students of a class, from 15 minutes before it; a repeat changes nothing',
  params: byId,
  body: attendanceMarks,
  bodyLimit: 64_000,
  answer: z.object({
    counts: attendanceCounts,
    /** Students who were left out, because they are not invited to the class. */
    notInvited: z.array(id),
  }),
  errors: ['catalog.class-not-found', 'catalog.attendance.too-early'],
});

export const readAttendanceCode = defineRoute({
  ...forDesk,
  method: 'get',
  path: '/classes/{id}/attendance/code',
  limited: { class: 'params.id' },
  summary: 'The code to show in the room, another one every 30 seconds',
  params: byId,
  answer: attendanceCode,
  errors: ['catalog.class-not-found', 'catalog.attendance.not-open'],
});

export const attendClass = defineRoute({
  method: 'post',
  path: '/classes/{id}/attendance/own',
  access: 'student',
  repeatable: true,
  limit: { per: 'user', max: 30, windowSeconds: 60, whenUncounted: 'allow' },
  summary: 'Mark oneself as present, by the code shown in the room or by opening the link of an online class',
  params: byId,
  body: z.strictObject({
    /** Empty: the link was opened. */
    code: z.string().trim().max(60).default(''),
  }),
  answer: ownAttendance,
  errors: [
    'catalog.class-not-found',
    'catalog.not-enrolled',
    'catalog.attendance.not-open',
    'catalog.attendance.code',
    'catalog.attendance.in-room',
  ],
});

export const readStudentAttendance = defineRoute({
  method: 'get',
  path: '/classes/attendance/of-student/{studentId}',
  access: { self: 'params.studentId' },
  permission: [permissions.support, permissions.questions],
  summary: 'The attendance of a student: classes, the latest first, and the percentage',
  params: z.object({ studentId: id }),
  query: studentAttendanceQuery,
  answer: studentAttendance,
  errors: ['catalog.attendance.range'],
});

export const readAttendanceReport = defineRoute({
  ...forDesk,
  method: 'get',
  path: '/classes/attendance/report',
  limited: { batch: 'query.batchId' },
  apiKey: true,
  summary: 'The attendance of the students of a batch, or in the classes of a whole course',
  query: attendanceReportQuery,
  answer: attendanceReport,
  errors: ['catalog.attendance.range', 'catalog.attendance.report-of'],
});
