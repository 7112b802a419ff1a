import { defineRoute } from '@pathshala/contract-kit/route';
import { fileBytes, fileField } from '@pathshala/contract-kit/file';
import { id } from '@pathshala/contract-kit/scalars';
import { pageOf } from '@pathshala/contract-kit/paging';
import { z } from 'zod';
import { academicCourseForAdmin } from './academic.ts';
import { audited, editErrors, forAuthors, notFound, shortTextLimit } from './authoring.ts';
import { academicUnit, academicUnitInput, academicUnitQuery, deletion, statusInput } from './course-tree.ts';

const byId = z.object({ id });
const byCourse = z.object({ courseId: id });
const byUnit = z.object({ courseId: id, unitId: id });

/** Bytes: a course with its pictures. */
export const courseFileLimit = 12_000_000;

export const changeAcademicCourseStatus = defineRoute({
  ...audited('get /academiccourse/academicCourses/{id}'),
  method: 'put',
  path: '/academiccourse/academicCourses/{id}/status',
  summary: 'Change the status alone: draft → upcoming → active → completed, any → inactive → draft',
  params: byId,
  body: statusInput,
  answer: academicCourseForAdmin,
  errors: [notFound.course, 'catalog.academic.incomplete', 'common.edited-meanwhile'],
});

export const duplicateAcademicCourse = defineRoute({
  ...forAuthors,
  audit: { id: 'answer._id' },
  method: 'post',
  path: '/academiccourse/academicCourses/{id}/duplicate',
  summary:
    'Copy a course with everything in it; the copy is a draft. `startsOn` is the day on which the copy starts: the dates of enrolment, of the course, of its live classes and of the opening of its parts are moved by as many days',
  params: byId,
  query: z.object({ startsOn: z.iso.date().optional() }),
  answer: academicCourseForAdmin,
  status: 201,
  errors: [notFound.course, 'catalog.copy-without-start'],
});

export const exportAcademicCourse = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/academiccourse/academicCourses/{id}/export',
  summary: 'A course with its lessons, contents and pictures as one zip file',
  params: byId,
  answer: fileBytes,
  trusted: true,
  errors: [notFound.course, 'catalog.export.too-large'],
});

export const importAcademicCourse = defineRoute({
  ...forAuthors,
  audit: { id: 'answer._id' },
  method: 'post',
  path: '/academiccourse/import',
  summary: 'Create a draft from a file of `exportAcademicCourse`, sent as the form field `file`',
  limit: { per: 'user', max: 30, windowSeconds: 600, whenUncounted: 'allow' },
  body: fileField('file'),
  bodyLimit: courseFileLimit,
  answer: academicCourseForAdmin,
  status: 201,
  errors: ['catalog.import.not-a-course', 'catalog.import.incomplete', 'common.file.too-large'],
});

export const listAcademicUnits = defineRoute({
  method: 'get',
  path: '/academiccourse/{courseId}/units',
  access: 'visitor',
  summary: 'Units of all subjects of an academic course, in their order',
  params: byCourse,
  query: academicUnitQuery,
  answer: pageOf(academicUnit),
  errors: [notFound.course],
});

export const createAcademicUnit = defineRoute({
  ...forAuthors,
  audit: { id: 'answer._id' },
  method: 'post',
  path: '/academiccourse/{courseId}/units',
  summary: 'Add a unit to a subject; one with the same title and description is replaced',
  params: byCourse,
  body: academicUnitInput,
  bodyLimit: shortTextLimit,
  answer: academicUnit,
  status: 201,
  errors: [notFound.course, notFound.subject, 'catalog.unit-title-required'],
});

export const replaceAcademicUnit = defineRoute({
  ...forAuthors,
  audit: { id: 'params.unitId' },
  method: 'put',
  path: '/academiccourse/{courseId}/units/{unitId}',
  summary: 'Change a unit; another `subjectId` moves it',
  params: byUnit,
  body: academicUnitInput,
  bodyLimit: shortTextLimit,
  answer: academicUnit,
  errors: [notFound.course, notFound.subject, notFound.chapter, 'catalog.unit-title-required', ...editErrors],
});

export const deleteAcademicUnit = defineRoute({
  ...forAuthors,
  audit: { id: 'params.unitId' },
  method: 'delete',
  path: '/academiccourse/{courseId}/units/{unitId}',
  summary: 'Delete a unit with its lessons and contents; it can be undone for 30 days',
  params: byUnit,
  answer: deletion,
  errors: [notFound.course, notFound.chapter],
});
