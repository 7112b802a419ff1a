import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { EnrollableCourse } from '../enrolments/index.ts';
import type { Coupon, CouponPrice, CouponTerms, CouponUse } from './domain/coupon.ts';

interface CouponsQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly q?: string | undefined;
}

export type StoredCoupon = Coupon & EditMark;

export interface Coupons {
  find(code: string): Promise<StoredCoupon | null>;
  list(query: CouponsQuery): Promise<{ readonly items: readonly StoredCoupon[]; readonly total: number }>;
  /** False: the code is taken. */
  insert(coupon: StoredCoupon): Promise<boolean>;
  /** False: it was changed since it was read. */
  replace(read: StoredCoupon, change: CouponTerms & EditMark): Promise<boolean>;
  /** Counts a use below the limit, once: true also for one that is counted and not finished. */
  count(code: string, useId: string): Promise<boolean>;
  /** The use is finished: it stays counted. */
  finish(code: string, useId: string): Promise<void>;
  /** The use came to nothing: it is not counted any more. */
  uncount(code: string, useId: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

export interface CouponUses {
  /** The use with this id, which is stored if there is none. */
  hold(use: CouponUse): Promise<CouponUse>;
  find(id: string): Promise<CouponUse | null>;
  finish(id: string): Promise<void>;
  /** Removes a place that is not done. With a time, only one that is reserved and due by then. */
  release(id: string, reservedUntil?: number): Promise<void>;
  /** Reserves a place that is not done for longer. */
  prolong(id: string, dueAt: number): Promise<void>;
  due(now: number, limit: number): Promise<readonly CouponUse[]>;
}

/** A coupon that is reserved for a payment. */
export interface ReservedCoupon {
  readonly code: string;
  readonly useId: string;
  readonly discountPaisa: number;
}

type PricedCourse = Pick<EnrollableCourse, 'courseId' | 'fee'>;

/** How a payment uses a coupon. Each call may be repeated. */
export interface CouponReservations {
  /** Throws where the student cannot use the coupon for the course. Counts nothing. */
  quote(studentId: string, course: PricedCourse, code: string): Promise<CouponPrice>;
  /** Counts a use in both limits, for as long as the payment takes. */
  reserve(
    studentId: string,
    course: PricedCourse,
    code: string,
  ): Promise<{ readonly coupon: ReservedCoupon; readonly price: CouponPrice }>;
  /** The payment has come: false where the reservation was over and the coupon is used up by now. */
  keep(
    coupon: ReservedCoupon,
    place: { readonly studentId: string; readonly courseId: string },
  ): Promise<boolean>;
  /** The payment enrolled the student: posts the discount. */
  redeem(
    coupon: ReservedCoupon,
    place: { readonly studentId: string; readonly courseId: string },
  ): Promise<void>;
}
