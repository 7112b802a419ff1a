import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { GrantDiscount } from '../../ledger/index.ts';
import { codeOf, type CouponUse, refusal, requireUsable } from '../domain/coupon.ts';
import type { CouponReservations, Coupons, CouponUses } from '../ports.ts';
import type { HoldPlace } from './coupon-places.ts';

interface ReserveCouponDependencies {
  readonly coupons: Pick<Coupons, 'find' | 'count' | 'finish'>;
  readonly uses: CouponUses;
  readonly quote: CouponReservations['quote'];
  readonly hold: HoldPlace;
  readonly grantDiscount: GrantDiscount;
  readonly now: () => number;
}

/** Milliseconds: the time to pay and to move the money, and some more. */
const reservedMs = 75 * 60_000;

/** How a payment at a provider uses a coupon: reserved when it begins, redeemed when it has enrolled. */
export function reserveCoupon(deps: ReserveCouponDependencies): CouponReservations {
  const { coupons, uses, quote, hold, grantDiscount, now } = deps;
  const until = () => now() + reservedMs;

  async function count({ _id, code, dueAt }: CouponUse): Promise<void> {
    if (await coupons.count(code, _id)) return;
    await uses.release(_id, dueAt ?? 0);
    throw refusal('conflict', 'catalog.coupon.finished');
  }

  return {
    quote,
    async reserve(studentId, course, typed) {
      const price = await quote(studentId, course, typed);
      const { courseId } = course;
      const coupon = requireUsable(await coupons.find(codeOf(typed)), courseId, dhakaDayOf(now()));
      const use = await hold(coupon, { studentId, courseId, state: 'reserved', dueAt: until() });
      await count(use);
      await uses.prolong(use._id, until());
      const { discountPaisa } = price;
      return { coupon: { code: coupon._id, useId: use._id, discountPaisa }, price };
    },
    async keep({ code, useId }, { studentId, courseId }) {
      const dueAt = until();
      const use = await uses.hold({ _id: useId, code, studentId, courseId, state: 'reserved', dueAt });
      if (use.courseId !== courseId || use.state === 'done') return false;
      await uses.prolong(useId, dueAt);
      return coupons.count(code, useId);
    },
    async redeem({ code, useId, discountPaisa }, { studentId, courseId }) {
      const discount = { studentId, courseId, percent: null, amountPaisa: discountPaisa, isCapped: true };
      const key = `coupon:${useId}`;
      await grantDiscount({ ...discount, key, reference: code, note: '', byId: null });
      await uses.finish(useId);
      await coupons.finish(code, useId);
    },
  };
}
