import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const byId = z.object({ id });
const forSupport = { access: 'admin', permission: permissions.support } as const;
const changed = z.object({ _id: id });

/** An invited person who is enrolled in the course once the account is opened. */
export const waitingEnrolment = z.object({
  _id: id,
  courseId: id,
  courseName: z.string(),
  /** The id that the account will have. */
  studentId: id,
  bulkId: id,
  createdAt: isoTime,
});

export type WaitingEnrolment = z.output<typeof waitingEnrolment>;

export const listWaitingEnrolments = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/courses/waiting-enrolments',
  summary: 'People who are enrolled in a course once their account is opened, newest first',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(waitingEnrolment),
});

export const withdrawWaitingEnrolment = defineRoute({
  ...forSupport,
  method: 'delete',
  path: '/courses/waiting-enrolments/{id}',
  audit: { id: 'params.id' },
  summary: 'Do not enrol this person when the account is opened',
  params: byId,
  answer: changed,
  errors: ['catalog.waiting-enrolment-not-found'],
});

export const restoreWaitingEnrolment = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/courses/waiting-enrolments/{id}/restore',
  audit: { id: 'params.id' },
  summary: 'Undo the withdrawal; an account that was opened meanwhile is enrolled at once',
  params: byId,
  bodyLimit: 1_000,
  answer: changed,
  errors: ['catalog.waiting-enrolment-not-found'],
});
