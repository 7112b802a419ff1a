import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { CourseLookup, PaidEnrolments } from '../enrolments/index.ts';
import type { FeeAccounts, GrantDiscount, OwedFor } from '../ledger/index.ts';
import { onUserDeleted } from './events.ts';
import { couponRoutes } from './http/routes.ts';
import type { CouponReservations } from './ports.ts';
import {
  couponIndexes,
  createDocumentCoupons,
  createDocumentCouponUses,
} from './storage/document-coupons.ts';
import { createCoupon, readCoupon, replaceCoupon } from './use-cases/author-coupons.ts';
import { hasPlace, holdPlace } from './use-cases/coupon-places.ts';
import { quoteCoupon, readQuote } from './use-cases/quote-coupon.ts';
import { finishCoupons, finishUse, redeemCoupon } from './use-cases/redeem-coupon.ts';
import { reserveCoupon } from './use-cases/reserve-coupon.ts';

interface CouponsDependencies {
  readonly enrolments: { readonly courseLookup: CourseLookup; readonly paidEnrolments: PaidEnrolments };
  readonly ledger: {
    readonly accounts: FeeAccounts;
    readonly grantDiscount: GrantDiscount;
    readonly owedFor: OwedFor;
  };
}

/** Codes that reduce the fees of courses, within limits (FEE-03). */
export function createCouponsCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  { enrolments, ledger }: CouponsDependencies,
): Capability & { readonly couponReservations: CouponReservations } {
  const coupons = createDocumentCoupons(documents);
  const uses = createDocumentCouponUses(documents);
  const { courseLookup: courses, paidEnrolments } = enrolments;
  const places = { hold: holdPlace({ uses }), isCounted: hasPlace({ uses }) };
  const stored = { coupons, uses, ...places, courses, paidEnrolments, ...ledger, now };
  const quote = quoteCoupon(stored);
  const deps = { ...stored, quote, finish: finishUse(stored) };
  return {
    couponReservations: reserveCoupon(deps),
    routes: couponRoutes({
      listCoupons: (query) => coupons.list(query),
      readCoupon: readCoupon(deps),
      createCoupon: createCoupon(deps),
      replaceCoupon: replaceCoupon(deps),
      redeemCoupon: redeemCoupon(deps),
      quoteCoupon: readQuote(deps),
    }),
    subscriptions: [onUserDeleted(coupons)],
    jobs: [{ name: 'finish-coupons', everyMs: 15_000, run: finishCoupons(deps) }],
    indexes: couponIndexes,
  };
}
