import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { couponErrors } from './coupons.ts';
import { courseKind } from './enrolment.ts';

export const paymentProvider = z.enum(['bkash', 'sslcommerz']);

export type PaymentProviderName = z.output<typeof paymentProvider>;

/**
 * `created`: the provider is asked; `pending`: the student is at the provider; `executing`: the money is being moved; `held`: a
 * person decides; `refunding`: the money is on its way back.
 */
export const checkoutState = z.enum([
  'created',
  'pending',
  'executing',
  'paid',
  'failed',
  'held',
  'refunding',
  'refunded',
]);

export type CheckoutState = z.output<typeof checkoutState>;

/** Empty where nothing is to be explained. */
const checkoutReason = z.enum([
  '',
  'cancelled',
  'declined',
  'expired',
  'unavailable',
  'risk',
  'mismatch',
  'refund-failed',
  'course-deleted',
  'already-enrolled',
  'account-deleted',
  'overpaid',
  'coupon',
  'support',
]);

export type CheckoutReason = z.output<typeof checkoutReason>;

/** `dues`: of who is enrolled. */
const checkoutPurpose = z.enum(['enrolment', 'dues']);

/** A payment of a student for a course through a provider. */
export const checkout = z.object({
  _id: id,
  purpose: checkoutPurpose,
  courseId: id,
  courseKind,
  courseName: z.string(),
  courseCode: z.string(),
  provider: paymentProvider,
  amountPaisa: z.number().int(),
  state: checkoutState,
  /** Why it failed, is held, or is paid back. */
  reason: checkoutReason,
  /** The provider's number of the payment; empty before it. */
  transactionId: z.string(),
  /** The number of the receipt; empty before the payment is entered in the ledger. */
  receipt: z.string(),
  /** The payment has done what it was for: the student is enrolled, or the dues are paid. */
  isEnrolled: z.boolean(),
  createdAt: isoTime,
  paidAt: isoTime.nullable(),
});

export type Checkout = z.output<typeof checkout>;

export const checkoutForSupport = checkout.extend({
  /** null once the account is deleted. */
  studentId: id.nullable(),
  studentName: z.string(),
  /** The money that the provider received, which may differ from `amountPaisa`; null before the payment. */
  paidPaisa: z.number().int().nullable(),
  /** The reason that a person gave; empty for none. */
  note: z.string(),
  refundId: z.string(),
  decidedBy: z.string().nullable(),
});

export type CheckoutForSupport = z.output<typeof checkoutForSupport>;

const byId = z.object({ id });

export const readCheckoutOffer = defineRoute({
  method: 'get',
  path: '/courses/checkouts/offers/{courseId}',
  access: 'student',
  summary:
    'What enrolling costs now, and by which providers it can be paid; none if the site takes no payments',
  params: z.object({ courseId: id }),
  answer: z.object({ providers: z.array(paymentProvider), amountPaisa: z.number().int() }),
  errors: ['catalog.course-not-found'],
});

export const beginCheckout = defineRoute({
  method: 'post',
  path: '/courses/checkouts',
  access: 'student',
  limit: { per: 'user', max: 20, windowSeconds: 3600, whenUncounted: 'allow' },
  summary: 'Begin a payment; the student then goes to the address of the provider',
  body: z.strictObject({
    courseId: id,
    courseKind,
    provider: paymentProvider,
    /** A coupon, which is reserved while the student pays, and used once the payment has come. */
    coupon: plainText({ max: 40, required: true }).optional(),
  }),
  bodyLimit: 2000,
  answer: z.object({ checkoutId: id, payUrl: z.url() }),
  status: 201,
  errors: [
    'catalog.course-not-found',
    'catalog.already-enrolled',
    'catalog.enrolment-closed',
    'catalog.claim-free',
    'catalog.claim-open',
    ...couponErrors,
    'catalog.checkout.no-provider',
    'catalog.checkout.open',
    'catalog.checkout.unavailable',
  ],
});

export const listCheckouts = defineRoute({
  method: 'get',
  path: '/courses/checkouts',
  access: { self: 'query.studentId' },
  permission: permissions.support,
  summary: 'The online payments of a student, latest first',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({ studentId: id, courseId: id.optional() }),
  answer: pageOf(checkout),
});

export const readOwnCheckout = defineRoute({
  method: 'get',
  path: '/courses/checkouts/own/{id}',
  access: 'student',
  summary: 'One’s own online payment',
  params: byId,
  answer: checkout,
  errors: ['catalog.checkout.not-found'],
});

export const confirmCheckout = defineRoute({
  method: 'post',
  path: '/courses/checkouts/own/{id}/confirmation',
  access: 'student',
  limit: { per: 'user', max: 120, windowSeconds: 3600, whenUncounted: 'allow' },
  repeatable: true,
  summary: 'The student is back from the provider, who is asked; the outcome in the address is a hint alone',
  params: byId,
  body: z.strictObject({ outcome: z.enum(['success', 'failure', 'cancel']) }),
  bodyLimit: 1000,
  answer: checkout,
  errors: ['catalog.checkout.not-found'],
});

export const listCheckoutQueue = defineRoute({
  method: 'get',
  path: '/courses/checkouts/queue',
  access: 'admin',
  permission: permissions.support,
  summary: 'Online payments of all students; q searches name and transaction id',
  query: pageQuery.extend({
    sort: sortOf(['created', 'amount', 'name']).default('-created'),
    state: checkoutState.optional(),
    provider: paymentProvider.optional(),
  }),
  answer: pageOf(checkoutForSupport),
});

export const readCheckout = defineRoute({
  method: 'get',
  path: '/courses/checkouts/{id}',
  access: 'admin',
  permission: permissions.support,
  summary: 'One online payment',
  params: byId,
  answer: checkoutForSupport,
  errors: ['catalog.checkout.not-found'],
});

export const queryCheckout = defineRoute({
  method: 'post',
  path: '/courses/checkouts/{id}/queries',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id', compare: 'get /courses/checkouts/{id}' },
  repeatable: true,
  summary: 'Ask the provider about a payment now',
  params: byId,
  answer: checkoutForSupport,
  errors: ['catalog.checkout.not-found', 'catalog.checkout.no-answer'],
});

export const decideCheckout = defineRoute({
  method: 'put',
  path: '/courses/checkouts/{id}/decision',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id', compare: 'get /courses/checkouts/{id}' },
  repeatable: true,
  summary: 'Approve a payment that is held, which enrols the student or pays the dues, or pay it back',
  params: byId,
  body: z.strictObject({
    /** `refunded`: the money was paid back in the provider's own panel. */
    decision: z.enum(['approve', 'refund', 'refunded']),
    /** Required to pay back. */
    reason: plainText({ max: 300 }).default(''),
  }),
  bodyLimit: 2000,
  answer: checkoutForSupport,
  errors: ['catalog.checkout.not-found', 'catalog.checkout.decided', 'catalog.checkout.reason'],
});
