import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { courseKind } from './enrolment.ts';

export const claimMethod = z.enum(['bkash', 'nagad', 'bank']);

export type ClaimMethod = z.output<typeof claimMethod>;

/** sent → approved or refused; the student withdraws a sent or a refused one; an approval that was a mistake becomes a refusal. */
export const claimState = z.enum(['sent', 'approved', 'refused', 'withdrawn']);

export type ClaimState = z.output<typeof claimState>;

const claimInput = z.strictObject({
  courseId: id,
  courseKind,
  method: claimMethod,
  /** Taka, as the student paid it. */
  amount: z.number().gt(0).max(1_000_000),
  /** In any case, with spaces, in Latin or Bengali digits. */
  transactionId: plainText({ max: 60, required: true }),
  note: plainText({ max: 500 }).default(''),
});

export type ClaimForm = z.input<typeof claimInput>;

/** A student's report of a payment for a course (CAT-05). */
export const claim = z.object({
  _id: id,
  courseId: id,
  courseKind,
  courseName: z.string(),
  /** Empty for an academic course. */
  courseCode: z.string(),
  /** Taka: the fee of the course when the claim was sent. `amount` may differ. */
  fee: z.number(),
  method: claimMethod,
  amount: z.number(),
  /** In upper case with Latin digits, without spaces. */
  transactionId: z.string(),
  note: z.string(),
  state: claimState,
  /** The reason of the refusal; empty otherwise. */
  reason: z.string(),
  sentAt: isoTime,
  decidedAt: isoTime.nullable(),
});

export type PaymentClaim = z.output<typeof claim>;

/** The claim for administrators. Once the account is deleted the id is null and the name empty. */
export const claimForSupport = claim.extend({
  studentId: id.nullable(),
  studentName: z.string(),
  /** The name of the administrator who decided. */
  decidedBy: z.string().nullable(),
});

export type ClaimForSupport = z.output<typeof claimForSupport>;

const claimDecision = z.strictObject({
  /** `revoke`: the approval was a mistake; the student is no longer enrolled. */
  decision: z.enum(['approve', 'refuse', 'revoke']),
  /** Required to refuse and to revoke; the student reads it. */
  reason: plainText({ max: 500 }).default(''),
});

const byId = z.object({ id });

const decisionErrors = [
  'catalog.claim-not-found',
  'catalog.claim-decided',
  'catalog.claim.reason',
  'catalog.course-not-found',
] as const;

export const sendClaim = defineRoute({
  method: 'post',
  path: '/courses/claims',
  access: 'student',
  limit: { per: 'user', max: 10, windowSeconds: 3600, whenUncounted: 'allow' },
  summary: 'Report the payment for a course that is not free',
  body: claimInput,
  bodyLimit: 4000,
  answer: claim,
  status: 201,
  errors: [
    'catalog.course-not-found',
    'catalog.already-enrolled',
    'catalog.enrolment-closed',
    'catalog.claim-free',
    'catalog.claim-open',
    'catalog.claim.transaction',
    'catalog.transaction-used',
  ],
});

export const listClaims = defineRoute({
  method: 'get',
  path: '/courses/claims',
  access: { self: 'query.studentId' },
  permission: permissions.support,
  summary: 'The payment claims of a student, latest first',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({ studentId: id, courseId: id.optional() }),
  answer: pageOf(claim),
});

export const withdrawClaim = defineRoute({
  method: 'delete',
  path: '/courses/claims/{id}',
  access: 'student',
  summary: 'Withdraw one’s own claim that is not approved; its transaction id is free again',
  params: byId,
  answer: claim,
  errors: ['catalog.claim-not-found', 'catalog.claim-decided'],
});

export const listClaimQueue = defineRoute({
  method: 'get',
  path: '/courses/claims/queue',
  access: 'admin',
  permission: permissions.support,
  summary: 'Payment claims of all students, oldest first; q searches name and transaction id',
  query: pageQuery.extend({
    sort: sortOf(['sent', 'amount', 'name']).default('sent'),
    state: claimState.optional(),
    method: claimMethod.optional(),
  }),
  answer: pageOf(claimForSupport),
});

export const readClaim = defineRoute({
  method: 'get',
  path: '/courses/claims/{id}',
  access: 'admin',
  permission: permissions.support,
  summary: 'One payment claim',
  params: byId,
  answer: claimForSupport,
  errors: ['catalog.claim-not-found'],
});

export const decideClaim = defineRoute({
  method: 'put',
  path: '/courses/claims/{id}/decision',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id', compare: 'get /courses/claims/{id}' },
  repeatable: true,
  summary: 'Approve a claim, which enrols the student, refuse it with a reason, or take an approval back',
  params: byId,
  body: claimDecision,
  bodyLimit: 4000,
  answer: claimForSupport,
  errors: decisionErrors,
});

export const decideClaims = defineRoute({
  method: 'post',
  path: '/courses/claims/decisions',
  access: 'admin',
  permission: permissions.support,
  audit: {},
  repeatable: true,
  summary: 'Approve or refuse many claims; one that fails does not stop the others',
  body: claimDecision.extend({ ids: z.array(id).min(1).max(100) }),
  answer: z.object({
    outcomes: z.array(
      z.object({
        _id: id,
        isDone: z.boolean(),
        /** The message code of the failure; null when it is done. */
        code: z.string().nullable(),
        error: z.string().nullable(),
      }),
    ),
  }),
  errors: decisionErrors,
});
