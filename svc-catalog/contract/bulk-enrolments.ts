import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { courseKind } from './enrolment.ts';

/** Students of one bulk enrolment. */
export const maxBulkStudents = 50_000;

const byId = z.object({ id });
const count = z.number().int();
const forSupport = { access: 'admin', permission: permissions.support } as const;

/** Many students who are to be enrolled in one course by an administrator. */
export const bulkEnrolment = z.object({
  _id: id,
  courseId: id,
  courseKind,
  courseName: z.string(),
  /** Taka. The students are enrolled without a payment. */
  fee: z.number(),
  /** `checked`: the dry run. `stopped`: the course was deleted meanwhile. */
  state: z.enum(['checked', 'running', 'done', 'stopped']),
  createdAt: isoTime,
  /** Name of the administrator; null when the account was deleted. */
  createdBy: z.string().nullable(),
  /** It is deleted then; the enrolments stay. */
  expiresAt: isoTime,
  /** Students, each once. */
  total: count,
  ready: count,
  /** Students who were enrolled before. */
  already: count,
  /** Ids that belong to no student of this site. */
  unknown: count,
  /** Students of `ready` who are processed while `running`. */
  done: count,
  enrolled: count,
  /** Students who enrolled or left after the dry run. */
  skipped: count,
  /** Students of `ready` who are invited and have no account yet. They are enrolled when the account is opened. */
  invited: count,
  /** Students of `done` who waited for their account at the time of the run. */
  waiting: count,
});

export type BulkEnrolment = z.output<typeof bulkEnrolment>;

/** `to-wait`, `waiting`: invited, without an account yet; `withdrawn`: no longer waiting. */
export const bulkOutcome = z.enum([
  'ready',
  'to-wait',
  'enrolled',
  'waiting',
  'withdrawn',
  'already',
  'unknown',
]);

const bulkRow = z.object({ studentId: id, outcome: bulkOutcome });

export const checkBulkEnrolment = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/courses/bulk-enrolments',
  audit: { id: 'answer._id' },
  limit: { per: 'user', max: 60, windowSeconds: 3600, whenUncounted: 'allow' },
  summary:
    'Check which of these students can be enrolled in a course. Nobody is enrolled before it is confirmed',
  body: z
    .strictObject({
      courseId: id,
      studentIds: z.array(id).max(maxBulkStudents),
      /** Invitations whose people wait until they have an account. */
      invitedIds: z.array(id).max(maxBulkStudents).default([]),
    })
    .refine(({ studentIds, invitedIds }) => {
      const people = studentIds.length + invitedIds.length;
      return people > 0 && people <= maxBulkStudents;
    }),
  bodyLimit: 4_000_000,
  answer: bulkEnrolment,
  status: 201,
  errors: ['catalog.course-not-found', 'catalog.enrolment-closed'],
});

export const listBulkEnrolments = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/courses/bulk-enrolments',
  summary: 'The bulk enrolments of the last days, newest first',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(bulkEnrolment),
});

export const readBulkEnrolment = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/courses/bulk-enrolments/{id}',
  summary: 'A bulk enrolment: who can be enrolled, and how far it is',
  params: byId,
  answer: bulkEnrolment,
  errors: ['common.not-found'],
});

export const listBulkRows = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/courses/bulk-enrolments/{id}/rows',
  summary: 'The students of a bulk enrolment: those to enrol, or those left out, with what became of them',
  params: byId,
  query: pageQuery
    .pick({ page: true, pageSize: true })
    .extend({ part: z.enum(['ready', 'left-out']).default('ready') }),
  answer: pageOf(bulkRow),
  errors: ['common.not-found'],
});

export const confirmBulkEnrolment = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/courses/bulk-enrolments/{id}/confirm',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Enrol who can be enrolled, in the background, each with a notice; a repeat enrols nobody twice',
  params: byId,
  bodyLimit: 4_000,
  answer: bulkEnrolment,
  errors: ['common.not-found', 'catalog.bulk-nobody'],
});
