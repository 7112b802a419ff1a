import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { audited, forAuthors, longTextLimit, notFound } from './authoring.ts';

/** When a part is open for students, and the lesson or past year that they complete first. */
const opening = {
  opensAt: isoTime.nullable(),
  closesAt: isoTime.nullable(),
  after: id.nullable(),
};

const partOfCourse = z.object({
  _id: id,
  kind: z.enum(['course', 'subject', 'chapter', 'lesson', 'content', 'unit', 'year']),
  title: z.string(),
  ...opening,
});

/** All parts in the order of the course: each subject before its chapters, each chapter before its lessons and contents; each unit before its past years that have questions. */
const courseOpenings = z.object({
  courseId: id,
  courseName: z.string(),
  parts: z.array(partOfCourse),
  ...edited,
});

export type CourseOpenings = z.output<typeof courseOpenings>;

const openingsInput = z.strictObject({
  /** Parts that are left out are open. */
  openings: z.array(z.strictObject({ _id: id, ...opening })).max(5000),
  ...editedInput,
});

const byId = z.object({ id });

export const readCourseOpenings = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/courses/{id}/openings',
  summary: 'The parts of a course, and when they open and close for students',
  params: byId,
  answer: courseOpenings,
  errors: [notFound.course],
});

export const replaceCourseOpenings = defineRoute({
  ...audited('get /courses/{id}/openings'),
  method: 'put',
  path: '/courses/{id}/openings',
  repeatable: true,
  summary: 'Set when the parts of a course open and close for students',
  params: byId,
  body: openingsInput,
  bodyLimit: longTextLimit,
  answer: courseOpenings,
  errors: [
    notFound.course,
    'catalog.openings.part-unknown',
    'catalog.openings.after-unknown',
    'catalog.openings.dates',
    'catalog.openings.cycle',
    'common.edited-meanwhile',
  ],
});
