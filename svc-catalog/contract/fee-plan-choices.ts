import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { due, feeAccount } from './fees.ts';

const byId = z.object({ id });

/** A plan of the course, and the dues of one student by it. */
const planChoice = z.object({
  planId: id,
  planName: z.string(),
  pricePaisa: z.number().int(),
  isPresent: z.boolean(),
  /** Only a plan of the price that was charged can be chosen. */
  canBeChosen: z.boolean(),
  dues: z.array(due),
});

export type PlanChoice = z.output<typeof planChoice>;

export const readPlanChoices = defineRoute({
  method: 'get',
  path: '/courses/fees/accounts/{id}/plans',
  access: 'admin',
  permission: permissions.support,
  summary: 'The dues of a student as they are, and by each plan of the course',
  params: byId,
  answer: z.object({
    account: feeAccount,
    /** Why the plan was changed last; empty before. */
    planReason: z.string(),
    items: z.array(planChoice),
  }),
  errors: ['catalog.fees.account-not-found'],
});

export const changePlan = defineRoute({
  method: 'put',
  path: '/courses/fees/accounts/{id}/plan',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id', compare: 'get /courses/fees/accounts/{id}/plans' },
  repeatable: true,
  summary: 'Put a student on another plan of the course, of the same price as was charged',
  params: byId,
  body: z.strictObject({
    planId: id,
    reason: plainText({ max: 300, required: true }),
    /** The dues by this plan, as they were shown: where they are others by now, nothing changes. */
    dues: z.array(due).max(100),
  }),
  bodyLimit: 16_000,
  answer: feeAccount,
  errors: [
    'catalog.fees.account-not-found',
    'catalog.fees.account-ended',
    'catalog.fees.plan-not-found',
    'catalog.fees.plan-price',
    'catalog.fees.dues-changed',
  ],
});
