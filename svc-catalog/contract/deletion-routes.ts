import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { audited, forAuthors, notFound } from './authoring.ts';
import { deletion, deletionCounts } from './course-tree.ts';

const byId = z.object({ id });

export const deleteCourseItem = defineRoute({
  ...audited('get /courses/{id}'),
  method: 'delete',
  path: '/courses/{id}',
  summary: 'Delete a course with everything in it; enrolments are kept; it can be undone for 30 days',
  params: byId,
  answer: deletion,
  errors: [notFound.course],
});

export const previewCourseDeletion = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/courses/{id}/deletion',
  summary: 'The parts that a delete of the course would include',
  params: byId,
  answer: deletionCounts,
  errors: [notFound.course],
});

export const deleteSubject = defineRoute({
  ...audited('get /courses/subjects/{id}'),
  method: 'delete',
  path: '/courses/subjects/{id}',
  summary: 'Delete a subject with its chapters; it can be undone for 30 days',
  params: byId,
  answer: deletion,
  errors: [notFound.subject],
});

export const previewSubjectDeletion = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/courses/subjects/{id}/deletion',
  summary: 'The parts that a delete of the subject would include',
  params: byId,
  answer: deletionCounts,
  errors: [notFound.subject],
});

export const deleteChapter = defineRoute({
  ...audited('get /courses/chapters/{id}'),
  method: 'delete',
  path: '/courses/chapters/{id}',
  summary: 'Delete a chapter with its lessons and contents; it can be undone for 30 days',
  params: byId,
  answer: deletion,
  errors: [notFound.chapter],
});

export const previewChapterDeletion = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/courses/chapters/{id}/deletion',
  summary: 'The parts that a delete of the chapter would include',
  params: byId,
  answer: deletionCounts,
  errors: [notFound.chapter],
});

export const deleteLesson = defineRoute({
  ...audited('get /courses/{id}/lesson'),
  method: 'delete',
  path: '/courses/lessons/{id}',
  summary: 'Delete a lesson; it can be undone for 30 days',
  params: byId,
  answer: deletion,
  errors: [notFound.lesson],
});

export const deleteContent = defineRoute({
  ...audited('get /courses/{id}/contentdetails'),
  method: 'delete',
  path: '/courses/contents/{id}',
  summary: 'Delete a content; it can be undone for 30 days',
  params: byId,
  answer: deletion,
  errors: [notFound.content],
});

export const undoDeletion = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id' },
  method: 'post',
  path: '/courses/deletions/{id}/undo',
  summary: 'Restore a deleted course, subject, chapter, lesson or content by its id, within 30 days',
  params: byId,
  answer: z.object({ _id: id }),
  errors: ['catalog.deletion-not-found', 'catalog.deletion-parent-missing'],
});
