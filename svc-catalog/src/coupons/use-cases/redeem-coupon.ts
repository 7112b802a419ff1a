import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import type { CourseLookup, PaidEnrolments } from '../../enrolments/index.ts';
import type { FeeAccounts, GrantDiscount, LedgerEntry } from '../../ledger/index.ts';
import { codeOf, type Coupon, type CouponUse, refusal, requireUsable } from '../domain/coupon.ts';
import type { CouponReservations, Coupons, CouponUses } from '../ports.ts';
import type { HoldPlace } from './coupon-places.ts';

interface RedeemCouponDependencies {
  readonly coupons: Pick<Coupons, 'find' | 'count' | 'finish' | 'uncount'>;
  readonly uses: CouponUses;
  readonly accounts: Pick<FeeAccounts, 'ofStudent'>;
  readonly courses: CourseLookup;
  readonly paidEnrolments: Pick<PaidEnrolments, 'enrol'>;
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
export function finishUse(deps: RedeemCouponDependencies) {
  const { coupons, uses, courses, paidEnrolments, grantDiscount } = deps;
  async function enrol({ studentId, courseId, enrols = false }: CouponUse): Promise<void> {
    const course = enrols ? await courses.find(courseId) : null;
    if (course !== null) await paidEnrolments.enrol({ studentId, course });
  }

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
      await enrol(use);
      const { percent, amountPaisa } = coupon;
      const discount = { studentId, courseId, percent, amountPaisa, isCapped: true, note: '', byId: null };
      const entry = await grantDiscount({ ...discount, key: `coupon:${_id}`, reference: code });
      await uses.finish(_id);
      await coupons.finish(code, _id);
      return entry;
    } catch (error) {
      if (error instanceof DomainError && isFinal(error)) await giveBack(use);
      throw error;
    }
  };
}

const isFinal = ({ kind }: DomainError): boolean => kind === 'conflict' || kind === 'not-found';

/**
 * Uses a coupon for the fees of a course. Any number of calls at once stay within both limits. Who is not enrolled is enrolled
 * by a coupon that pays everything, and otherwise pays first.
 */
export function redeemCoupon(
  deps: RedeemCouponDependencies & {
    readonly quote: CouponReservations['quote'];
    readonly hold: HoldPlace;
    readonly finish: ReturnType<typeof finishUse>;
  },
) {
  const { coupons, courses, accounts, quote, hold, finish, now } = deps;

  async function mayEnrol({ studentId, courseId, code }: RedeemCouponCommand): Promise<boolean> {
    const course = await courses.find(courseId);
    if (course === null || !course.isOpen || course.fee <= 0) return false;
    return (await quote(studentId, course, code)).leftPaisa === 0;
  }

  return async (command: RedeemCouponCommand): Promise<LedgerEntry> => {
    const { studentId, courseId, code: typed } = command;
    const coupon = requireUsable(await coupons.find(codeOf(typed)), courseId, dhakaDayOf(now()));
    const account = (await accounts.ofStudent(studentId)).find((one) => one.courseId === courseId);
    const enrols = account === undefined;
    if (enrols && !(await mayEnrol(command))) {
      throw new DomainError('not-found', 'catalog.fees.account-not-found');
    }
    const dueAt = now() + finishTimeoutMs;
    const held = await hold(coupon, { studentId, courseId, state: 'held', enrols, dueAt });
    return finish({ ...held, enrols }, coupon);
  };
}

const usesAtOnce = 100;

/** The job `finish-coupons`: finishes uses that a process left behind, and frees reservations whose time is over. */
export function finishCoupons(
  deps: RedeemCouponDependencies & { readonly finish: ReturnType<typeof finishUse> },
) {
  const { coupons, uses, finish, now } = deps;

  /** The payment that reserved it has not come. */
  async function free({ _id, code, dueAt }: CouponUse): Promise<void> {
    await uses.release(_id, dueAt ?? 0);
    if ((await uses.find(_id)) === null) await coupons.uncount(code, _id);
  }

  return async (): Promise<void> => {
    await forEachSettled(await uses.due(now(), usesAtOnce), async (use) => {
      if (use.state === 'reserved') return free(use);
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
