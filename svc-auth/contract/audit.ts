import { auditEntry } from '@pathshala/contract-kit/audit';
import { dayRange, pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

export const listAudit = defineRoute({
  method: 'get',
  path: '/audit',
  access: 'admin',
  permission: permissions.administration,
  summary: 'What administrators changed, newest first.',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({
    ...dayRange('at'),
    /** Of one administrator. */
    userId: id.optional(),
    /** `auth`, `catalog`, `exams`, `campaigns`: of one service. */
    domain: z.string().max(40).optional(),
    /** Of what was changed. */
    id: id.optional(),
  }),
  answer: pageOf(z.object({ ...auditEntry.shape, _id: id, domain: z.string() })),
});
