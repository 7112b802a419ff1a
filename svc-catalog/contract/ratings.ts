import { id } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { courseKind } from './enrolment.ts';

const byCourse = z.object({ courseId: id });

/** The caller's rating of a course, and the mean of all ratings. */
const ownRating = z.object({
  courseId: id,
  /** 1 to 5; null: the caller has not rated the course. */
  stars: z.number().nullable(),
  /** The students' mean with one decimal; the author's value without ratings. */
  averageRating: z.number(),
  /** How many students have rated the course. */
  ratingCount: z.number(),
});

export type OwnRating = z.output<typeof ownRating>;

const errors = ['catalog.course-not-found', 'catalog.not-enrolled'] as const;
const limit = {
  per: 'user',
  max: 60,
  windowSeconds: 3600,
  whenUncounted: 'allow',
  name: 'rate-course',
} as const;

export const listRatings = defineRoute({
  method: 'get',
  path: '/courses/ratings',
  access: { self: 'query.studentId' },
  permission: permissions.support,
  summary: 'The ratings that a student has given',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({ studentId: id }),
  answer: pageOf(z.object({ courseId: id, courseKind, stars: z.number() })),
});

export const rateCourse = defineRoute({
  method: 'put',
  path: '/courses/ratings/{courseId}',
  access: 'student',
  limit,
  repeatable: true,
  summary: 'Rate a course that one is enrolled in, or change the rating',
  params: byCourse,
  body: z.strictObject({ courseKind, stars: z.number().int().min(1).max(5) }),
  answer: ownRating,
  errors,
});

export const readOwnRating = defineRoute({
  method: 'get',
  path: '/courses/ratings/{courseId}',
  access: 'student',
  summary: 'The caller’s rating of a course',
  params: byCourse,
  answer: ownRating,
  errors,
});

export const takeBackRating = defineRoute({
  method: 'delete',
  path: '/courses/ratings/{courseId}',
  access: 'student',
  limit,
  repeatable: true,
  summary: 'Take one’s rating of a course back',
  params: byCourse,
  answer: ownRating,
  errors,
});
