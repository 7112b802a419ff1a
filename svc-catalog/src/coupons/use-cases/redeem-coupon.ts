import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import type { FeeAccounts, GrantDiscount, LedgerEntry } from '../../ledger/index.ts';
import { codeOf, type Coupon, type CouponUse, refusal, requireUsable } from '../domain/coupon.ts';
import type { Coupons, CouponUses } from '../ports.ts';

interface RedeemCouponDependencies {
  readonly coupons: Pick<Coupons, 'find' | 'count' | 'finish' | 'uncount'>;
  readonly uses: CouponUses;
  readonly accounts: Pick<FeeAccounts, 'ofStudent'>;
  readonly grantDiscount: GrantDiscount;
  readonly now: () => number;
}

interface RedeemCouponCommand {
  readonly studentId: string;
  readonly courseId: string;
  readonly code: string;
}

/** A use that a process left behind is finished by the job after this time. */
const finishTimeoutMs = 30_000;

/**
 * Counts a held use, posts its discount, and ends it. It can be repeated after a crash at any place: the use is counted once
 * while it is open, and the discount has its id as the key.
 */
export function finishUse({ coupons, uses, grantDiscount }: RedeemCouponDependencies) {
  async function giveBack({ _id, code }: CouponUse): Promise<void> {
    await coupons.uncount(code, _id);
    await uses.release(_id);
  }

  return async (use: CouponUse, coupon: Coupon): Promise<LedgerEntry> => {
    const { _id, code, studentId, courseId } = use;
    if (!(await coupons.count(code, _id))) {
      await uses.release(_id);
      throw refusal('conflict', 'catalog.coupon.finished');
    }
    if ((await uses.find(_id))?.state === 'done') await coupons.uncount(code, _id);
    try {
      const { percent, amountPaisa } = coupon;
      const discount = { studentId, courseId, percent, amountPaisa, isCapped: true, note: '', byId: null };
      const entry = await grantDiscount({ ...discount, key: `coupon:${_id}`, reference: code });
      await uses.finish(_id);
      await coupons.finish(code, _id);
      return entry;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') await giveBack(use);
      throw error;
    }
  };
}

/** Uses a coupon for the fees of a course. Any number of calls at once stay within both limits. */
export function redeemCoupon(
  deps: RedeemCouponDependencies & { readonly finish: ReturnType<typeof finishUse> },
) {
  const { coupons, uses, accounts, finish, now } = deps;

  /** The first free place of the student, or the place that this course has. */
  async function holdPlace(coupon: Coupon, studentId: string, courseId: string): Promise<CouponUse> {
    const code = coupon._id;
    for (let place = 0; place < coupon.maxPerStudent; place += 1) {
      const _id = derivedId('coupon-use', code, studentId, place);
      const dueAt = now() + finishTimeoutMs;
      const held = await uses.hold({ _id, code, studentId, courseId, state: 'held', dueAt });
      if (held.courseId === courseId && held.state === 'held') return held;
      if (held.courseId === courseId) break;
    }
    throw refusal('conflict', 'catalog.coupon.used');
  }

  return async ({ studentId, courseId, code: typed }: RedeemCouponCommand): Promise<LedgerEntry> => {
    const coupon = requireUsable(await coupons.find(codeOf(typed)), courseId, dhakaDayOf(now()));
    const account = (await accounts.ofStudent(studentId)).find((one) => one.courseId === courseId);
    if (account === undefined) throw new DomainError('not-found', 'catalog.fees.account-not-found');
    return finish(await holdPlace(coupon, studentId, courseId), coupon);
  };
}

const usesAtOnce = 100;

/** The job `finish-coupons`: finishes uses that a process left behind. */
export function finishCoupons(
  deps: RedeemCouponDependencies & { readonly finish: ReturnType<typeof finishUse> },
) {
  const { coupons, uses, finish, now } = deps;
  return async (): Promise<void> => {
    await forEachSettled(await uses.due(now(), usesAtOnce), async (use) => {
      const coupon = await coupons.find(use.code);
      if (coupon === null) return;
      try {
        await finish(use, coupon);
      } catch (error) {
        // The use came to nothing, and its place is free again.
        if (!(error instanceof DomainError)) throw error;
      }
    });
  };
}
