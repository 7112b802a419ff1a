import { auditEntry } from '@pathshala/contract-kit/audit';
import { dayRange, pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const action = z.enum(['created', 'changed', 'deleted']);

const listAuditQuery = pageQuery
  .pick({ page: true, pageSize: true, q: true })
  .extend({
    ...dayRange('at'),
    /** Changes by one administrator. */
    userId: id.optional(),
    /** `auth`, `catalog`, `exams`, `campaigns`: changes in one service; `gateway`: changes of what is live. */
    domain: z.string().max(40).optional(),
    action: action.optional(),
    thing: z.string().max(40).optional(),
    /** Changes of the record with this id. */
    id: id.optional(),
  })
  .refine(({ atFrom, atTo }) => atFrom === undefined || atTo === undefined || atFrom <= atTo, {
    path: ['atTo'],
    message: 'auth.audit-range',
  });

export const listAudit = defineRoute({
  method: 'get',
  path: '/audit',
  access: 'admin',
  permission: permissions.administration,
  summary: 'Changes by administrators, newest first',
  query: listAuditQuery,
  answer: pageOf(
    z.object({
      ...auditEntry.shape,
      _id: id,
      /** The administrator; null: somebody at a terminal (`npm run deploy`), by name. */
      userId: id.nullable(),
      domain: z.string(),
      action,
      /** The first part of the path: `users`, `examcampaigns`. */
      thing: z.string(),
    }),
  ),
});
