import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { audited, editErrors, forAuthors, longTextLimit, notFound, shortTextLimit } from './authoring.ts';
import { content, lesson } from './course.ts';
import {
  chapterItem,
  chapterItemInput,
  contentItemInput,
  courseItem,
  courseItemInput,
  lessonItemInput,
  order,
  orderInput,
  subjectItem,
  subjectItemInput,
} from './course-tree.ts';

const byId = z.object({ id });
/** Bytes: the ids of the lessons of the largest chapter. */
const orderLimit = 350_000;

export const readCourseItem = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/courses/{id}',
  summary: 'One course in the short form, for its author',
  params: byId,
  answer: courseItem,
  errors: [notFound.course],
});

export const replaceCourseItem = defineRoute({
  ...audited('get /courses/{id}'),
  method: 'put',
  path: '/courses/{id}',
  summary: 'Change the short form of a course; everything else of it stays',
  params: byId,
  body: courseItemInput,
  bodyLimit: longTextLimit,
  answer: courseItem,
  errors: [notFound.course, 'catalog.course-title-required', 'catalog.academic.incomplete', ...editErrors],
});

export const readSubject = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/courses/subjects/{id}',
  summary: 'One subject, for its author',
  params: byId,
  answer: subjectItem,
  errors: [notFound.subject],
});

export const replaceSubject = defineRoute({
  ...audited('get /courses/subjects/{id}'),
  method: 'put',
  path: '/courses/subjects/{id}',
  summary: 'Change a subject; its chapters stay',
  params: byId,
  body: subjectItemInput,
  bodyLimit: shortTextLimit,
  answer: subjectItem,
  errors: [notFound.subject, 'catalog.subject-title-required', ...editErrors],
});

export const readChapter = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/courses/chapters/{id}',
  summary: 'One chapter, for its author',
  params: byId,
  answer: chapterItem,
  errors: [notFound.chapter],
});

export const replaceChapter = defineRoute({
  ...audited('get /courses/chapters/{id}'),
  method: 'put',
  path: '/courses/chapters/{id}',
  summary: 'Change a chapter; its lessons and contents stay',
  params: byId,
  body: chapterItemInput,
  bodyLimit: shortTextLimit,
  answer: chapterItem,
  errors: [notFound.chapter, 'catalog.chapter-title-required', ...editErrors],
});

export const replaceLesson = defineRoute({
  ...audited('get /courses/{id}/lesson'),
  method: 'put',
  path: '/courses/lessons/{id}',
  summary: 'Change a lesson',
  params: byId,
  body: lessonItemInput,
  bodyLimit: longTextLimit,
  answer: lesson,
  errors: [notFound.lesson, notFound.chapter, 'catalog.lesson-incomplete', ...editErrors],
});

export const replaceContent = defineRoute({
  ...audited('get /courses/{id}/contentdetails'),
  method: 'put',
  path: '/courses/contents/{id}',
  summary: 'Change a content',
  params: byId,
  body: contentItemInput,
  bodyLimit: longTextLimit,
  answer: content,
  errors: [notFound.content, 'catalog.content-incomplete', ...editErrors],
});

/** `list` is the list of the parts, of which the first 100 are compared. */
const ordering = <Path extends `/${string}`>(list: `get ${Path}`) =>
  ({
    ...forAuthors,
    audit: { id: 'params.id', compare: list, compareQuery: { pageSize: 100 } },
    method: 'put',
    params: byId,
    body: orderInput,
    bodyLimit: orderLimit,
    answer: order,
  }) as const;

export const orderSubjects = defineRoute({
  ...ordering('get /courses/{id}/subjects'),
  path: '/courses/{id}/subjects/order',
  summary: 'Put the subjects of a course in order',
  errors: [notFound.course, 'catalog.order-outdated'],
});

export const orderChapters = defineRoute({
  ...ordering('get /courses/{id}/chapters'),
  path: '/courses/subjects/{id}/chapters/order',
  summary: 'Put the chapters of a subject in order',
  errors: [notFound.subject, 'catalog.order-outdated'],
});

export const orderLessons = defineRoute({
  ...ordering('get /courses/{id}/lessons'),
  path: '/courses/chapters/{id}/lessons/order',
  summary: 'Put the lessons of a chapter in order',
  errors: [notFound.chapter, 'catalog.order-outdated'],
});

export const orderContents = defineRoute({
  ...ordering('get /courses/{id}/contents'),
  path: '/courses/chapters/{id}/contents/order',
  summary: 'Put the contents of a chapter in order',
  errors: [notFound.chapter, 'catalog.order-outdated'],
});
