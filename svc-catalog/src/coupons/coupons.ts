import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { FeeAccounts, GrantDiscount } from '../ledger/index.ts';
import { onUserDeleted } from './events.ts';
import { couponRoutes } from './http/routes.ts';
import {
  couponIndexes,
  createDocumentCoupons,
  createDocumentCouponUses,
} from './storage/document-coupons.ts';
import { createCoupon, readCoupon, replaceCoupon } from './use-cases/author-coupons.ts';
import { finishCoupons, finishUse, redeemCoupon } from './use-cases/redeem-coupon.ts';

interface CouponsDependencies {
  readonly accounts: FeeAccounts;
  readonly grantDiscount: GrantDiscount;
}

/** Codes that reduce the fees of courses, within limits (FEE-03). */
export function createCouponsCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  { accounts, grantDiscount }: CouponsDependencies,
): Capability {
  const coupons = createDocumentCoupons(documents);
  const uses = createDocumentCouponUses(documents);
  const stored = { coupons, uses, accounts, grantDiscount, now };
  const deps = { ...stored, finish: finishUse(stored) };
  return {
    routes: couponRoutes({
      listCoupons: (query) => coupons.list(query),
      readCoupon: readCoupon(deps),
      createCoupon: createCoupon(deps),
      replaceCoupon: replaceCoupon(deps),
      redeemCoupon: redeemCoupon(deps),
    }),
    subscriptions: [onUserDeleted(coupons)],
    jobs: [{ name: 'finish-coupons', everyMs: 15_000, run: finishCoupons(deps) }],
    indexes: couponIndexes,
  };
}
