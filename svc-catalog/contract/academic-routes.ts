import { defineRoute, id, pageOf } from '@pathshala/service-kit/contract';
import { z } from 'zod';
import { academicCourse, academicCourseCard, academicCourseInput, academicCourseQuery } from './academic.ts';

const byId = z.object({ id });

export const listAcademicCourses = defineRoute({
  method: 'get',
  path: '/academiccourse/academicCourses',
  access: 'visitor',
  summary: 'Academic courses; active and upcoming ones only for those who are not administrators',
  query: academicCourseQuery,
  answer: pageOf(academicCourseCard),
});

export const createAcademicCourse = defineRoute({
  method: 'post',
  path: '/academiccourse/academicCourses',
  access: 'admin',
  summary: 'Create an academic course',
  body: academicCourseInput,
  answer: academicCourse,
  status: 201,
  errors: ['catalog.academic.incomplete'],
});

export const readAcademicCourse = defineRoute({
  method: 'get',
  path: '/academiccourse/academicCourses/{id}',
  access: 'visitor',
  summary: 'One academic course with its subjects and their units',
  params: byId,
  answer: academicCourse,
  errors: ['catalog.course-not-found'],
});

export const replaceAcademicCourse = defineRoute({
  method: 'put',
  path: '/academiccourse/academicCourses/{id}',
  access: 'admin',
  summary: 'Change an academic course; lessons of units that are left out go with them',
  params: byId,
  body: academicCourseInput,
  answer: academicCourse,
  errors: ['catalog.course-not-found', 'catalog.academic.incomplete', 'catalog.academic.status'],
});

export const deleteAcademicCourse = defineRoute({
  method: 'delete',
  path: '/academiccourse/{id}',
  access: 'admin',
  summary: 'Take an academic course out of the catalogue; enrolments are kept',
  params: byId,
  answer: z.object({ _id: id, enrolledCount: z.number() }),
  errors: ['catalog.course-not-found'],
});
