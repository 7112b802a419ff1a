import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { longTextLimit, notFound } from './authoring.ts';

/** Exams and assignments of one gradebook; further ones are left out of it. */
export const maxGradedItems = 300;

export const gradedKind = z.enum(['exam', 'past-year', 'assignment']);
export type GradedKind = z.output<typeof gradedKind>;

/** Relative to the other weights; they need not add up to 100. 0: shown, and not counted. */
const weight = z.number().min(0).max(1000).multipleOf(0.01);

/** How an exam or assignment without a result counts once its time is over; one that can still be taken is left out. */
export const missingRule = z.enum(['zero', 'left-out']);
/** Which attempt counts where an exam was taken several times. */
export const countedAttempt = z.enum(['latest', 'best', 'first']);

/** The weight of what has none of its own. */
const kindWeights = z.strictObject({ exam: weight, 'past-year': weight, assignment: weight });

const rules = {
  kindWeights,
  missing: missingRule,
  counted: countedAttempt,
  /** Whether students see their own row. */
  isReleased: z.boolean(),
};

const itemFields = {
  itemId: id,
  kind: gradedKind,
  title: z.string(),
  totalMarks: z.number(),
  weight: z.number(),
  /** The part of the whole, in percent with two decimals. */
  share: z.number(),
};

const gradedItem = z.object({
  ...itemFields,
  /** null: the weight of its kind. */
  ownWeight: z.number().nullable(),
  /** The end of its time; null: it has none. */
  dueAt: isoTime.nullable(),
  /** The batches that it is addressed to; none: everybody in the course. */
  batchIds: z.array(id),
});

export type GradedItem = z.output<typeof gradedItem>;

const gradebook = z.object({
  courseId: id,
  courseName: z.string(),
  ...rules,
  items: z.array(gradedItem),
  studentCount: z.number().int(),
  /** Totals are being computed anew for all students, after which the order is right again. */
  isSorting: z.boolean(),
  ...edited,
});

export type Gradebook = z.output<typeof gradebook>;

export const gradebookInput = z.strictObject({
  ...rules,
  /** Exams and assignments that are left out have the weight of their kind. */
  weights: z.array(z.strictObject({ itemId: id, weight })).max(1000),
  ...editedInput,
});

export type GradebookForm = z.input<typeof gradebookInput>;

export const gradeState = z.enum(['marked', 'waiting', 'missing', 'open', 'hidden', 'not-addressed']);
export type GradeState = z.output<typeof gradeState>;

/** A result, or why there is none: `waiting` for marks, `missing` after its time, still `open`, or not shown yet (`hidden`). */
const cell = z.object({
  itemId: id,
  state: gradeState,
  score: z.number().nullable(),
  totalMarks: z.number(),
});

const total = {
  /** Percent with two decimals; null: nothing counts yet. */
  total: z.number().nullable(),
  grade: z.string().nullable(),
};

/** A student of the course; the name is read from svc-auth. */
const gradebookRow = z.object({
  /** The id of the student. */
  _id: id,
  studentId: id,
  /** Among the listed students, where they are sorted by total; equal totals share a rank. null: no total, or another sort. */
  rank: z.number().int().nullable(),
  ...total,
  /** Sorted like the items. */
  cells: z.array(cell),
});

export type GradebookRow = z.output<typeof gradebookRow>;

const byCourse = z.object({ courseId: id });
const batchNotFound = 'catalog.batch-not-found';

/** Readers of results: also support, which answers students. */
const forReaders = {
  access: 'admin',
  permission: [permissions.questions, permissions.marking, permissions.support],
} as const;

export const readGradebook = defineRoute({
  ...forReaders,
  method: 'get',
  path: '/courses/gradebooks/{courseId}',
  limited: { wholeCourse: 'params.courseId' },
  apiKey: true,
  summary: 'The exams and assignments of a course with their weights, and the rules of its total',
  params: byCourse,
  answer: gradebook,
  errors: [notFound.course],
});

export const replaceGradebook = defineRoute({
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.courseId', compare: 'get /courses/gradebooks/{courseId}' },
  method: 'put',
  path: '/courses/gradebooks/{courseId}',
  repeatable: true,
  summary: 'Set the weights of exams and assignments, what counts, and whether students see their own marks',
  params: byCourse,
  body: gradebookInput,
  bodyLimit: longTextLimit,
  answer: gradebook,
  errors: [
    notFound.course,
    'catalog.gradebook.item-unknown',
    'catalog.gradebook.weights-zero',
    'common.edited-meanwhile',
  ],
});

const listQuery = pageQuery.pick({ page: true, pageSize: true }).extend({
  batchId: id.optional(),
  /** Only these students, for example those whose name was searched for. */
  students: idList.optional(),
});

export const listGradebookRows = defineRoute({
  ...forReaders,
  method: 'get',
  path: '/courses/gradebooks/{courseId}/rows',
  limited: { wholeCourse: 'params.courseId' },
  apiKey: true,
  summary: 'The marks of the students of a course, by their total or by one exam or assignment',
  params: byCourse,
  query: listQuery.extend({
    /** `total` or the id of an exam or assignment, with a minus sign the highest first. */
    sort: z
      .string()
      .regex(/^-?[A-Za-z0-9_-]{1,64}$/)
      .default('-total'),
    /** The exams and assignments that are listed; all of them if left out. */
    items: idList.optional(),
  }),
  answer: pageOf(gradebookRow),
  errors: [notFound.course, batchNotFound, 'catalog.gradebook.item-unknown'],
});

/** A student of the course as support sees it; the name is read from svc-auth. */
const courseMember = z.object({
  /** The id of the enrolment. */
  _id: id,
  studentId: id,
  enrolledAt: isoTime,
  /** Percent, 0 to 100. */
  progress: z.number(),
  /** The last lesson, result or hand-in; null: none yet. */
  lastActiveAt: isoTime.nullable(),
  batches: z.array(z.object({ batchId: id, name: z.string() })),
});

export type CourseMember = z.output<typeof courseMember>;

export const listCourseMembers = defineRoute({
  access: 'admin',
  permission: permissions.support,
  method: 'get',
  path: '/courses/gradebooks/{courseId}/students',
  limited: { wholeCourse: 'params.courseId' },
  summary: 'The students of a course with progress, last activity and batches, the newest first',
  params: byCourse,
  query: listQuery.extend({ sort: z.enum(['enrolled', '-enrolled']).default('-enrolled') }),
  answer: pageOf(courseMember),
  errors: [notFound.course, batchNotFound],
});

const ownMarks = z.object({
  courseId: id,
  courseName: z.string(),
  /** False: the school does not show marks of this course; the rest is empty. */
  isReleased: z.boolean(),
  ...total,
  missing: missingRule,
  items: z.array(z.object({ ...itemFields, state: gradeState, score: z.number().nullable() })),
});

export type OwnMarks = z.output<typeof ownMarks>;

export const readOwnMarks = defineRoute({
  method: 'get',
  path: '/courses/gradebooks/{courseId}/own',
  access: 'student',
  summary: 'The caller’s marks in a course with their weights and the total, where the school shows them',
  params: byCourse,
  answer: ownMarks,
  errors: [notFound.course, 'catalog.not-enrolled'],
});
