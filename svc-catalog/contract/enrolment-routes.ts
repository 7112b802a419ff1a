import { defineRoute } from '@pathshala/contract-kit/route';
import { id, idList } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  accessUntilInput,
  courseStudent,
  enrolInput,
  enrolled,
  enrolledCourse,
  unenrolInput,
} from './enrolment.ts';

export const enrol = defineRoute({
  method: 'post',
  path: '/students/student/enroll',
  access: { self: 'body.studentId' },
  permission: permissions.support,
  audit: { id: 'answer.enrolmentId' },
  summary: 'Enrol in a course that is free',
  body: enrolInput,
  bodyLimit: 4000,
  answer: enrolled,
  status: 201,
  errors: [
    'catalog.course-not-found',
    'catalog.student-not-found',
    'catalog.already-enrolled',
    'catalog.not-free',
    'catalog.enrolment-closed',
  ],
});

export const listEnrolledCourses = defineRoute({
  method: 'get',
  path: '/students/student/enrolledcourses/{id}',
  access: { self: 'params.id' },
  permission: permissions.support,
  summary: 'The courses a student is enrolled in, latest first, with progress',
  params: z.object({ id }),
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(enrolledCourse),
});

export const listEnrolments = defineRoute({
  method: 'get',
  path: '/courses/enrolments',
  access: 'admin',
  permission: permissions.support,
  apiKey: true,
  summary:
    'Enrolments of all students, newest first, by course and student, those that hold or those that were ended; `students` asks for some students',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({
    courseId: id.optional(),
    studentId: id.optional(),
    /** Only these students, for example those whose name was searched for. */
    students: idList.optional(),
    state: z.enum(['holds', 'ended']).default('holds'),
    sort: sortOf(['enrolled']).default('-enrolled'),
  }),
  answer: pageOf(courseStudent),
});

const byEnrolment = z.object({ enrolmentId: id });

export const endEnrolment = defineRoute({
  method: 'put',
  path: '/courses/enrolments/{enrolmentId}/end',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.enrolmentId' },
  repeatable: true,
  summary: 'Take the course from a student, who is mailed the reason; results and progress stay stored',
  params: byEnrolment,
  body: unenrolInput,
  bodyLimit: 4000,
  answer: courseStudent,
  errors: ['catalog.enrolment-not-found', 'catalog.unenrol.reason'],
});

export const setAccessUntil = defineRoute({
  method: 'put',
  path: '/courses/enrolments/{enrolmentId}/access-until',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.enrolmentId' },
  repeatable: true,
  summary:
    'Give a student time in a course until a day, extend it, or lift the limit; after it the enrolment ends',
  params: byEnrolment,
  body: accessUntilInput,
  bodyLimit: 4000,
  answer: courseStudent,
  errors: [
    'catalog.enrolment-not-found',
    'catalog.enrolment-ended',
    'catalog.access-until.past',
    'catalog.access-until.reason',
  ],
});

export const undoEnrolmentEnd = defineRoute({
  method: 'delete',
  path: '/courses/enrolments/{enrolmentId}/end',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.enrolmentId' },
  repeatable: true,
  summary:
    'Enrol a student again whose enrolment was ended, with the earlier progress; the student is mailed',
  params: byEnrolment,
  answer: courseStudent,
  errors: ['catalog.enrolment-not-found', 'catalog.course-not-found'],
});
