import { editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  admissionCourseCard,
  admissionCourseDetails,
  admissionCourseForAdmin,
  admissionCourseInput,
  admissionCourseQuery,
  unitList,
  unitListForAdmin,
} from './admission.ts';
import { coursePageOf } from './course-list.ts';
import { courseCode } from './scalars.ts';

/** Bytes: a course with a few hundred questions and drawn pictures. */
const courseBodyLimit = 6_000_000;

const byId = z.object({ id });
const byCode = z.object({ courseCode });

export const listAdmissionCourses = defineRoute({
  method: 'get',
  path: '/admissioncourse/universities',
  access: 'visitor',
  summary:
    'Admission courses in the order of the school; q searches name and code and tolerates a typing mistake',
  query: admissionCourseQuery,
  answer: coursePageOf(admissionCourseCard),
});

export const createAdmissionCourse = defineRoute({
  method: 'post',
  path: '/admissioncourse/universities',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer._id' },
  summary: 'Create a course with its units, years, subjects and questions',
  body: admissionCourseInput,
  bodyLimit: courseBodyLimit,
  answer: admissionCourseForAdmin,
  status: 201,
  errors: ['catalog.course.incomplete', 'catalog.course-code-taken', 'common.text-lost'],
});

export const readAdmissionCourse = defineRoute({
  method: 'get',
  path: '/admissioncourse/universities/{id}',
  access: 'visitor',
  summary: 'One course: with questions and key for administrators, the public details for others',
  params: byId,
  answer: z.union([admissionCourseForAdmin, admissionCourseDetails]),
  errors: ['catalog.course-not-found'],
});

export const publishAdmissionCourse = defineRoute({
  method: 'put',
  path: '/admissioncourse/universities/{id}/publication',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id', compare: 'get /admissioncourse/universities/{id}' },
  summary: 'Show a draft to students; a repeat changes nothing',
  params: byId,
  body: z.strictObject({ rev: editedInput.rev }),
  bodyLimit: 1000,
  answer: admissionCourseForAdmin,
  errors: ['catalog.course-not-found', 'common.edited-meanwhile'],
});

export const replaceAdmissionCourse = defineRoute({
  method: 'put',
  path: '/admissioncourse/universities/{id}',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id', compare: 'get /admissioncourse/universities/{id}' },
  summary:
    'Change a course; what is left out of it is removed, ids sent along are kept; `rev` guards others’ edits',
  params: byId,
  body: admissionCourseInput,
  bodyLimit: courseBodyLimit,
  answer: admissionCourseForAdmin,
  errors: [
    'catalog.course-not-found',
    'catalog.course.incomplete',
    'catalog.course-code-taken',
    'catalog.key-sat',
    'common.text-lost',
    'common.edited-meanwhile',
  ],
});

export const deleteAdmissionCourse = defineRoute({
  method: 'delete',
  path: '/admissioncourse/universities/{id}',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id', compare: 'get /admissioncourse/universities/{id}' },
  summary:
    'Take a course out of the catalogue; its papers are withdrawn, enrolments and results are kept; it can be restored for 30 days',
  params: byId,
  answer: z.object({ _id: id, enrolledCount: z.number() }),
  errors: ['catalog.course-not-found'],
});

export const restoreAdmissionCourse = defineRoute({
  method: 'post',
  path: '/admissioncourse/universities/{id}/restore',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id', compare: 'get /admissioncourse/universities/{id}' },
  summary: 'Undo the delete of a course, within 30 days',
  params: byId,
  answer: z.object({ _id: id }),
  errors: ['catalog.course-not-found', 'catalog.restore-too-late', 'catalog.course-code-taken'],
});

export const readUnitDetails = defineRoute({
  method: 'get',
  path: '/admissioncourse/universities/unitDetails/{courseCode}',
  access: 'student',
  summary: 'Units and past years of a course for those enrolled in it',
  params: byCode,
  answer: unitList,
  errors: ['catalog.course-not-found', 'catalog.not-enrolled'],
});

export const readUnitsByCode = defineRoute({
  method: 'get',
  path: '/admissioncourse/universities/coursecode/{courseCode}',
  access: 'visitor',
  summary: 'Units of a course: by their numbers, and with everything for administrators',
  params: byCode,
  answer: z.union([unitListForAdmin, unitList]),
  errors: ['catalog.course-not-found'],
});

export const readCourseDetails = defineRoute({
  method: 'get',
  path: '/admissioncourse/universities/coursedetails/{courseCode}',
  access: 'visitor',
  summary: 'The public details of a course',
  params: byCode,
  answer: admissionCourseDetails,
  errors: ['catalog.course-not-found'],
});
