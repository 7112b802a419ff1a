import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { lockErrors, partLock } from './part-lock.ts';

const byId = z.object({ id });

const lessonSummary = z.object({
  _id: id,
  title: z.string(),
  /** Minutes; 0 when the author gave none. */
  duration: z.number(),
  hasVideo: z.boolean(),
  lock: partLock.optional(),
});

const chapterSummary = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  /** Contents (notes) of the chapter, read with `listContents`. */
  contentCount: z.number(),
  lessons: z.array(lessonSummary),
  lock: partLock.optional(),
});

const subjectSummary = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  chapters: z.array(chapterSummary),
});

/** A course as a table of contents, sorted, without the texts of the lessons. */
export const courseOutline = z.object({
  courseId: id,
  title: z.string(),
  subjects: z.array(subjectSummary),
});

export type CourseOutline = z.output<typeof courseOutline>;

/** Only current lessons of the course are counted. `lessons` has the completed ones. */
export const courseProgress = z.object({
  completed: z.number(),
  total: z.number(),
  /** 0 to 100, whole. */
  percent: z.number(),
  lessons: z.array(z.object({ lessonId: id, completedAt: isoTime })),
  chapters: z.array(z.object({ chapterId: id, completed: z.number(), total: z.number() })),
});

export type CourseProgress = z.output<typeof courseProgress>;

export const readCourseOutline = defineRoute({
  method: 'get',
  path: '/courses/{id}/outline',
  access: 'student',
  limited: { course: 'params.id' },
  summary: 'Subjects, chapters and lessons of a course by title, for those enrolled in it',
  params: byId,
  answer: courseOutline,
  errors: ['catalog.course-not-found', 'catalog.not-enrolled'],
});

export const readCourseProgress = defineRoute({
  method: 'get',
  path: '/courses/{id}/progress',
  access: 'student',
  summary: 'The caller’s completed lessons of a course, counted by chapter',
  params: byId,
  answer: courseProgress,
  errors: ['catalog.course-not-found', 'catalog.not-enrolled'],
});

export const completeLesson = defineRoute({
  method: 'put',
  path: '/courses/lessons/{id}/completion',
  access: 'student',
  repeatable: true,
  summary: 'Mark a lesson as completed or not, for those enrolled in its course; answers with their progress',
  params: byId,
  body: z.strictObject({ completed: z.boolean() }),
  answer: courseProgress,
  errors: ['catalog.lesson-not-found', 'catalog.not-enrolled', ...lockErrors],
});
