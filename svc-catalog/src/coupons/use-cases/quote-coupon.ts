import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { CourseLookup } from '../../enrolments/index.ts';
import type { OwedFor } from '../../ledger/index.ts';
import {
  codeOf,
  type Coupon,
  type CouponPrice,
  priceWith,
  refusal,
  requireUsable,
} from '../domain/coupon.ts';
import type { CouponReservations, Coupons } from '../ports.ts';
import type { HasPlace } from './coupon-places.ts';

interface QuoteCouponDependencies {
  readonly coupons: Pick<Coupons, 'find'>;
  readonly isCounted: HasPlace;
  readonly owedFor: OwedFor;
  readonly now: () => number;
}

/** The price with a coupon, or why it cannot be used. Counts nothing: until it is used, others may be first. */
export function quoteCoupon({ coupons, isCounted, owedFor, now }: QuoteCouponDependencies) {
  async function usable(studentId: string, courseId: string, typed: string): Promise<Coupon> {
    const coupon = requireUsable(await coupons.find(codeOf(typed)), courseId, dhakaDayOf(now()));
    const isHeld = await isCounted(coupon, studentId, courseId);
    if (!isHeld && coupon.used >= coupon.maxUses) throw refusal('conflict', 'catalog.coupon.finished');
    return coupon;
  }

  const quote: CouponReservations['quote'] = async (studentId, course, typed): Promise<CouponPrice> => {
    const coupon = await usable(studentId, course.courseId, typed);
    const price = priceWith(coupon, await owedFor(studentId, course), dhakaDayOf(now()));
    if (price.discountPaisa <= 0) throw refusal('conflict', 'catalog.ledger.nothing-to-discount');
    return price;
  };
  return quote;
}

interface ReadQuoteDependencies {
  readonly courses: CourseLookup;
  readonly quote: CouponReservations['quote'];
}

/** The quote for a student who has typed a code. */
export function readQuote({ courses, quote }: ReadQuoteDependencies) {
  return async (command: {
    readonly studentId: string;
    readonly courseId: string;
    readonly code: string;
  }): Promise<CouponPrice> => {
    const course = await courses.find(command.courseId);
    if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
    return quote(command.studentId, course, command.code);
  };
}
