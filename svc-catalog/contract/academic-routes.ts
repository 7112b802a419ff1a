import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  academicCourseCard,
  academicCourseForAdmin,
  academicCourseForMember,
  academicCourseForVisitor,
  academicCourseInput,
  academicCourseQuery,
} from './academic.ts';
import { deletion } from './course-tree.ts';
import { coursePageOf } from './course-list.ts';

/** Bytes: texts and one small picture. */
const courseBodyLimit = 1_000_000;
/** Bytes: a course that has grown part by part to its limit of 1 MB, and the computed fields of its answer. */
const grownCourseBodyLimit = 1_500_000;

const byId = z.object({ id });

export const listAcademicCourses = defineRoute({
  method: 'get',
  path: '/academiccourse/academicCourses',
  access: 'visitor',
  summary:
    'Academic courses in the order of the school; active and upcoming ones only for those who are not administrators',
  query: academicCourseQuery,
  answer: coursePageOf(academicCourseCard),
});

export const createAcademicCourse = defineRoute({
  method: 'post',
  path: '/academiccourse/academicCourses',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer._id' },
  summary: 'Create an academic course',
  body: academicCourseInput,
  bodyLimit: courseBodyLimit,
  answer: academicCourseForAdmin,
  status: 201,
  errors: ['catalog.academic.incomplete', 'common.text-lost'],
});

export const readAcademicCourse = defineRoute({
  method: 'get',
  path: '/academiccourse/academicCourses/{id}',
  access: 'visitor',
  summary:
    'One academic course with its subjects and their units; live links and resources for those enrolled, everything for administrators',
  params: byId,
  answer: z.union([academicCourseForAdmin, academicCourseForMember, academicCourseForVisitor]),
  errors: ['catalog.course-not-found'],
});

export const replaceAcademicCourse = defineRoute({
  method: 'put',
  path: '/academiccourse/academicCourses/{id}',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id', compare: 'get /academiccourse/academicCourses/{id}' },
  summary: 'Change an academic course; subjects and units that are left out are deleted with their lessons',
  params: byId,
  body: academicCourseInput,
  bodyLimit: grownCourseBodyLimit,
  answer: academicCourseForAdmin,
  errors: [
    'catalog.course-not-found',
    'catalog.academic.incomplete',
    'catalog.academic.status-after-draft',
    'catalog.course-too-large',
    'common.text-lost',
    'common.edited-meanwhile',
  ],
});

export const deleteAcademicCourse = defineRoute({
  method: 'delete',
  path: '/academiccourse/{id}',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id', compare: 'get /academiccourse/academicCourses/{id}' },
  summary: 'Take an academic course out of the catalogue; enrolments are kept; it can be undone for 30 days',
  params: byId,
  answer: deletion.extend({ enrolledCount: z.number() }),
  errors: ['catalog.course-not-found'],
});
