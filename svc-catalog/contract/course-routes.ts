import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  chapter,
  chapterInput,
  content,
  contentInput,
  courseGroups,
  courseStatistics,
  courseInput,
  courseListItem,
  courseSubject,
  courseSubjectInput,
  lesson,
  lessonInput,
} from './course.ts';
import { lockErrors } from './part-lock.ts';

const byId = z.object({ id });
/** Searches and sorts by title. `position` is the order of the author. */
const partQuery = pageQuery.extend({
  sort: z.enum(['position', '-position', 'name', '-name']).default('position'),
});
/** Bytes: a long text with drawn pictures. */
const longTextLimit = 1_000_000;
/** Bytes: a title and a summary in Bengali. */
const shortTextLimit = 32_000;

export const countCourses = defineRoute({
  method: 'get',
  path: '/courses/groups',
  access: 'visitor',
  summary: 'The numbers of public courses of each kind and of their questions, and the mean rating',
  answer: courseGroups,
});

export const readCourseStatistics = defineRoute({
  method: 'get',
  path: '/courses/statistics',
  access: 'admin',
  permission: permissions.administration,
  summary: 'The numbers of lessons and past-year papers, and the mean rating',
  answer: courseStatistics,
});

export const listCourses = defineRoute({
  method: 'get',
  path: '/courses',
  access: 'visitor',
  summary: 'Courses by name',
  query: pageQuery.extend({ sort: z.enum(['name', '-name']).default('name') }),
  answer: pageOf(courseListItem),
});

export const createCourse = defineRoute({
  method: 'post',
  path: '/courses/createcourse',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer._id' },
  summary: 'Begin a course as a draft',
  body: courseInput,
  bodyLimit: longTextLimit,
  answer: courseListItem,
  status: 201,
  errors: ['catalog.course-title-required'],
});

export const listSubjects = defineRoute({
  method: 'get',
  path: '/courses/{id}/subjects',
  access: 'visitor',
  summary: 'Subjects of a course',
  params: byId,
  query: partQuery,
  answer: pageOf(courseSubject),
  errors: ['catalog.course-not-found'],
});

export const createSubject = defineRoute({
  method: 'post',
  path: '/courses/{id}/createsubject',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer._id' },
  summary: 'Add a subject to a course',
  params: byId,
  body: courseSubjectInput,
  bodyLimit: shortTextLimit,
  answer: courseSubject,
  status: 201,
  errors: ['catalog.course-not-found', 'catalog.subject-title-required'],
});

export const listChapters = defineRoute({
  method: 'get',
  path: '/courses/{id}/chapters',
  access: 'visitor',
  summary: 'Chapters of a subject, in their order',
  params: byId,
  query: partQuery,
  answer: pageOf(chapter),
  errors: ['catalog.subject-not-found'],
});

export const createChapter = defineRoute({
  method: 'post',
  path: '/courses/{id}/createchapter',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer._id' },
  summary: 'Add a chapter to a subject',
  params: byId,
  body: chapterInput,
  bodyLimit: shortTextLimit,
  answer: chapter,
  status: 201,
  errors: ['catalog.subject-not-found', 'catalog.chapter-title-required'],
});

export const listLessons = defineRoute({
  method: 'get',
  path: '/courses/{id}/lessons',
  access: 'student',
  summary: 'Lessons of a chapter, for those enrolled in the course',
  params: byId,
  query: partQuery,
  answer: pageOf(lesson),
  errors: ['catalog.chapter-not-found', 'catalog.not-enrolled'],
});

export const readLesson = defineRoute({
  method: 'get',
  path: '/courses/{id}/lesson',
  access: 'student',
  limited: { lesson: 'params.id' },
  summary: 'One lesson, for those enrolled in the course',
  params: byId,
  answer: lesson,
  errors: ['catalog.lesson-not-found', 'catalog.not-enrolled', ...lockErrors],
});

export const createLesson = defineRoute({
  method: 'post',
  path: '/courses/{id}/createlesson',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer._id' },
  summary: 'Add a lesson to a chapter',
  params: byId,
  body: lessonInput,
  bodyLimit: longTextLimit,
  answer: lesson,
  status: 201,
  errors: ['catalog.chapter-not-found', 'catalog.lesson-incomplete'],
});

export const listContents = defineRoute({
  method: 'get',
  path: '/courses/{id}/contents',
  access: 'student',
  summary: 'Contents of a chapter, for those enrolled in the course',
  params: byId,
  query: partQuery.extend({ pageSize: z.coerce.number().int().min(1).max(100).default(100) }),
  answer: z.object({
    chapterTitle: z.string(),
    contents: z.array(content),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
  errors: ['catalog.chapter-not-found', 'catalog.not-enrolled'],
});

export const readContent = defineRoute({
  method: 'get',
  path: '/courses/{id}/contentdetails',
  access: 'student',
  summary: 'One content, for those enrolled in the course',
  params: byId,
  answer: content,
  errors: ['catalog.content-not-found', 'catalog.not-enrolled', ...lockErrors],
});

export const createContent = defineRoute({
  method: 'post',
  path: '/courses/{id}/createcontent',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer._id' },
  summary: 'Add a content to a chapter',
  params: byId,
  body: contentInput,
  bodyLimit: longTextLimit,
  answer: content,
  status: 201,
  errors: ['catalog.chapter-not-found', 'catalog.content-incomplete'],
});
