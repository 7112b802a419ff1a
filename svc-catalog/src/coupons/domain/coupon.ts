import { DomainError } from '@pathshala/contract-kit/domain-error';
import { asciiDigits } from '@pathshala/rules/digits';
import { duesOf, type Owed, payableOn, sumOf } from '../../ledger/index.ts';

/** The fields that an administrator writes. */
export interface CouponTerms {
  readonly percent: number | null;
  readonly amountPaisa: number | null;
  readonly maxUses: number;
  readonly maxPerStudent: number;
  /** Empty: all courses. */
  readonly courseIds: readonly string[];
  /** The last day, in Asia/Dhaka; null: without an end. */
  readonly endsOn: string | null;
  readonly isActive: boolean;
}

/** The id is the code, in upper case with Latin digits. */
export interface Coupon extends CouponTerms {
  readonly _id: string;
  readonly used: number;
  /** The uses that are counted in `used` and not finished, so that a repeat does not count again. */
  readonly open: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * A place in the limit of one student. `held` until the discount is posted. `reserved` for a payment that is under way: it is free
 * again after its time, unless the payment has come.
 */
export interface CouponUse {
  readonly _id: string;
  readonly code: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly state: 'held' | 'reserved' | 'done';
  /** The coupon pays everything: its use enrols the student. */
  readonly enrols?: boolean;
  /** Epoch ms from which the job `finish-coupons` finishes or frees it; null once it is done. */
  readonly dueAt: number | null;
}

export function codeOf(typed: string): string {
  return asciiDigits(typed).toUpperCase().replaceAll(/\s/gu, '');
}

/** Throws `invalid` for a code that cannot be typed reliably. */
export function requireCode(typed: string): string {
  const code = codeOf(typed);
  if (/^[A-Z0-9][A-Z0-9-]{2,29}$/u.test(code)) return code;
  throw new DomainError('invalid', 'catalog.coupon.code', { fields: { code: 'catalog.coupon.code' } });
}

/** Throws `invalid` unless exactly one of percent and amount is given, and the limit is not below what was used. */
export function requireTerms(terms: CouponTerms, used: number): CouponTerms {
  if ((terms.percent === null) === (terms.amountPaisa === null)) {
    const code = 'catalog.coupon.discount';
    throw new DomainError('invalid', code, { fields: { percent: code } });
  }
  if (terms.maxUses < used) {
    const fault = { code: 'catalog.coupon.uses', params: { used } };
    throw new DomainError('invalid', fault.code, { ...fault, fields: { maxUses: fault } });
  }
  return terms;
}

/** Throws for a coupon that does not count for this course on this day. */
export function requireUsable(coupon: Coupon | null, courseId: string, today: string): Coupon {
  if (coupon === null) throw refusal('not-found', 'catalog.coupon.not-found');
  const { isActive, endsOn, courseIds } = coupon;
  if (!isActive || (endsOn !== null && endsOn < today)) throw refusal('gone', 'catalog.coupon.over');
  if (courseIds.length > 0 && !courseIds.includes(courseId)) {
    throw refusal('conflict', 'catalog.coupon.other-course');
  }
  return coupon;
}

/** A refusal that belongs to the code that was typed. */
export function refusal(kind: 'not-found' | 'gone' | 'conflict', code: string): DomainError {
  return new DomainError(kind, code, { fields: { code } });
}

/** Paisa: what a coupon makes of what a student owes. */
export interface CouponPrice {
  readonly pricePaisa: number;
  /** Discounts from before are in `pricePaisa` already. */
  readonly discountPaisa: number;
  readonly leftPaisa: number;
  /** The amount that is to be paid now, or next. */
  readonly nowPaisa: number;
}

/** A percentage is of the whole price, rounded to whole paisa; never more than what is left of it. */
export function priceWith({ percent, amountPaisa }: CouponTerms, owed: Owed, today: string): CouponPrice {
  const charged = sumOf(owed.schedule);
  const wanted = percent === null ? (amountPaisa ?? 0) : Math.round((charged * percent) / 100);
  const pricePaisa = charged - owed.discountPaisa;
  const discountPaisa = Math.min(wanted, pricePaisa);
  const dues = duesOf({ ...owed, discountPaisa: owed.discountPaisa + discountPaisa });
  return {
    pricePaisa,
    discountPaisa,
    leftPaisa: Math.max(0, pricePaisa - discountPaisa - owed.paidPaisa),
    nowPaisa: payableOn(dues, today),
  };
}
