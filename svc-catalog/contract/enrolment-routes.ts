import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { enrolInput, enrolled, enrolledCourse } from './enrolment.ts';

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
