import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { ledgerEntry, paisa, schoolDay } from './ledger.ts';

const couponFields = {
  /** Percent of the price; null for an amount. */
  percent: z.number().int().min(1).max(100).nullable(),
  amountPaisa: paisa.nullable(),
  /** How often it can be used in all, and by one student. */
  maxUses: z.number().int().min(1).max(1_000_000),
  maxPerStudent: z.number().int().min(1).max(20),
  /** The courses for which it counts; empty: all. */
  courseIds: z.array(id).max(100),
  /** The last day on which it counts; null: without an end. */
  endsOn: schoolDay.nullable(),
  isActive: z.boolean(),
};

const coupon = z.object({
  /** The code. */
  _id: z.string(),
  /** In upper case with Latin digits. */
  code: z.string(),
  ...couponFields,
  used: z.number().int(),
  ...edited,
});

export type Coupon = z.output<typeof coupon>;

const code = plainText({ max: 40, required: true });
const byCode = z.object({ code: z.string().min(1).max(40) });
/** Why a coupon is of no use. */
export const couponErrors = [
  'catalog.coupon.not-found',
  'catalog.coupon.over',
  'catalog.coupon.other-course',
  'catalog.coupon.finished',
  'catalog.coupon.used',
  'catalog.ledger.nothing-to-discount',
] as const;
const formErrors = ['catalog.coupon.discount', 'catalog.coupon.uses'] as const;

export const listCoupons = defineRoute({
  method: 'get',
  path: '/courses/coupons',
  access: 'admin',
  permission: permissions.support,
  summary: 'Coupons, the newest first; q searches the code',
  query: pageQuery.extend({ sort: sortOf(['newest', 'code', 'ends', 'used']).default('newest') }),
  answer: pageOf(coupon),
});

export const readCoupon = defineRoute({
  method: 'get',
  path: '/courses/coupons/{code}',
  access: 'admin',
  permission: permissions.support,
  summary: 'One coupon',
  params: byCode,
  answer: coupon,
  errors: ['catalog.coupon.not-found'],
});

export const createCoupon = defineRoute({
  method: 'post',
  path: '/courses/coupons',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'answer.code' },
  summary: 'Create a coupon',
  body: z.strictObject({ code, ...couponFields }),
  answer: coupon,
  status: 201,
  errors: [...formErrors, 'catalog.coupon.code', 'catalog.coupon.taken'],
});

export const replaceCoupon = defineRoute({
  method: 'put',
  path: '/courses/coupons/{code}',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.code', compare: 'get /courses/coupons/{code}' },
  repeatable: true,
  summary: 'Change a coupon; what it was used for stays',
  params: byCode,
  body: z.strictObject({
    ...couponFields,
    _id: z.unknown().optional(),
    code: z.unknown().optional(),
    used: z.unknown().optional(),
    ...editedInput,
  }),
  answer: coupon,
  errors: [...formErrors, 'catalog.coupon.not-found', 'common.edited-meanwhile'],
});

/** Codes are guessed neither by asking nor by using them. */
const codeLimit = {
  per: 'user',
  max: 60,
  windowSeconds: 3600,
  whenUncounted: 'allow',
  name: 'coupon-codes',
} as const;

export const quoteCoupon = defineRoute({
  method: 'post',
  path: '/courses/coupons/quotes',
  access: 'student',
  limit: codeLimit,
  repeatable: true,
  summary: 'The price of a course with a coupon, before anything is paid; counts no use of it',
  body: z.strictObject({ courseId: id, code }),
  bodyLimit: 2000,
  answer: z.object({
    /** The price before the coupon. */
    pricePaisa: z.number().int(),
    discountPaisa: z.number().int(),
    /** The amount that is left to pay in all. */
    leftPaisa: z.number().int(),
    /** The amount that is to be paid now, or next. */
    nowPaisa: z.number().int(),
  }),
  errors: ['catalog.course-not-found', ...couponErrors],
});

export const redeemCoupon = defineRoute({
  method: 'post',
  path: '/courses/coupons/uses',
  access: { self: 'body.studentId' },
  permission: permissions.support,
  limit: codeLimit,
  audit: { id: 'answer._id' },
  summary:
    'Use a coupon for the fees of a course; answers with the discount. One that pays everything enrols the student',
  body: z.strictObject({ studentId: id, courseId: id, code }),
  bodyLimit: 2000,
  answer: ledgerEntry,
  status: 201,
  errors: [...couponErrors, 'catalog.fees.account-not-found'],
});
