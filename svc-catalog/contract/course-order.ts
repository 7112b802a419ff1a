import { id } from '@pathshala/contract-kit/scalars';
import { defineRoute } from '@pathshala/contract-kit/route';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/** Bytes: the ids of ten thousand courses. */
const orderLimit = 350_000;

/** The order in which visitors find the courses of a kind. A course that is created later follows those that have a place. */
export const orderCourses = defineRoute({
  method: 'put',
  path: '/courses/order/{kind}',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.kind' },
  summary: 'Put the admission or the academic courses in the order in which visitors find them',
  params: z.object({ kind: z.enum(['admission', 'academic']) }),
  /** All courses of the kind, including those that visitors do not see. */
  body: z.strictObject({ ids: z.array(id).max(10_000) }),
  bodyLimit: orderLimit,
  answer: z.object({ ids: z.array(id) }),
  errors: ['catalog.order-outdated'],
});
