import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { claimApprovedNotice } from '@pathshala/svc-catalog-contract/claim-notices';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { takaOf } from '@pathshala/rules/money';
import type { CourseLookup, EnrolmentStatuses, PaidEnrolments } from '../../enrolments/index.ts';
import type { CouponReservations } from '../../coupons/index.ts';
import type { RecordPayment } from '../../ledger/index.ts';
import { type Checkout, freeKeyOf, moved, openKeyOf, type Reason } from '../domain/checkout.ts';
import type { Checkouts } from '../ports.ts';
import { enterPayment } from './enter-payment.ts';

interface EnrolPayerDependencies {
  readonly checkouts: Checkouts;
  readonly courses: CourseLookup;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly paidEnrolments: PaidEnrolments;
  readonly couponReservations: Pick<CouponReservations, 'keep' | 'redeem'>;
  readonly recordPayment: RecordPayment;
  readonly now: () => number;
}

function enrolledEvent({ studentId, courseKind, courseCode, courseId, ...checkout }: Checkout) {
  const { courseName, provider, paidPaisa, amountPaisa, transactionId } = checkout;
  const path =
    courseKind === 'admission'
      ? `/courses/admission/${encodeURIComponent(courseCode)}/units`
      : `/courses/academic/${courseId}/subjects`;
  const amount = takaOf(paidPaisa ?? amountPaisa);
  const method = provider === 'bkash' ? 'bkash' : 'SSLCommerz';
  const values = { courseName, path, method, amount, transactionId };
  return pending(noticeRequested, claimApprovedNotice.request(studentId, values));
}

/** Finds why a payment cannot enrol; empty where it can. */
function findObstacle({
  courses,
  enrolmentStatuses,
}: Pick<EnrolPayerDependencies, 'courses' | 'enrolmentStatuses'>) {
  return async ({ studentId, courseId, isErased }: Checkout): Promise<Reason> => {
    if (isErased) return 'account-deleted';
    if ((await courses.find(courseId)) === null) return 'course-deleted';
    const caller = { userId: studentId, role: 'student' } as const;
    const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
    return isEnrolled ? 'already-enrolled' : '';
  };
}

/** Whether another payment of the student for the course stands in the way; one that is not paid is replaced. */
function findBlock({ checkouts }: Pick<EnrolPayerDependencies, 'checkouts'>) {
  return async (openKey: string): Promise<boolean> => {
    const other = await checkouts.withOpenKey(openKey);
    if (other === null) return false;
    const isOver = other.state === 'paid' && other.settlement === 'enrolled';
    if (other.paidAt !== null && !isOver) return true;
    const { openKey: left } = await checkouts.update(other._id, (stored) =>
      stored.state === other.state && stored.settlement === other.settlement
        ? { state: { ...stored, openKey: freeKeyOf(stored) } }
        : null,
    );
    return left === openKey;
  };
}

/**
 * Enrols by a payment, or sends the money back where there is nothing to enrol in. The decision is one write, with the unique
 * key of student and course; what follows may be repeated after a crash at any place.
 */
export function enrolPayer(deps: EnrolPayerDependencies) {
  const { checkouts, courses, couponReservations, paidEnrolments, recordPayment, now } = deps;
  const obstacleOf = findObstacle(deps);
  const isBlocked = findBlock(deps);

  const sendBack = (id: string, reason: Reason): Promise<Checkout> =>
    checkouts.update(id, (stored) => {
      if (stored.state !== 'paid' || stored.settlement !== 'none') return null;
      const openKey = freeKeyOf(stored);
      return { state: moved(stored, { state: 'refunding', reason, openKey }, now()) };
    });

  async function decide(checkout: Checkout): Promise<Checkout> {
    const obstacle = await obstacleOf(checkout);
    if (obstacle !== '') return sendBack(checkout._id, obstacle);
    const { coupon } = checkout;
    if (coupon !== undefined && !(await couponReservations.keep(coupon, checkout))) {
      return sendBack(checkout._id, 'coupon');
    }
    const openKey = openKeyOf(checkout);
    for (let tries = 1; tries <= 3; tries += 1) {
      try {
        return await checkouts.update(checkout._id, (stored) =>
          stored.state === 'paid' && stored.settlement === 'none' && !stored.isErased
            ? { state: { ...stored, settlement: 'enrolling', openKey } }
            : null,
        );
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
        if (await isBlocked(openKey)) return sendBack(checkout._id, 'already-enrolled');
      }
    }
    return checkout;
  }

  async function enrol(checkout: Checkout): Promise<Checkout> {
    const { studentId, courseId } = checkout;
    const course = (await courses.find(courseId)) ?? checkout;
    await paidEnrolments.enrol({ studentId, course });
    const { receipt } = await enterPayment(recordPayment, checkout, { isUncharged: false });
    if (checkout.coupon !== undefined) await couponReservations.redeem(checkout.coupon, checkout);
    return checkouts.update(checkout._id, (stored) =>
      stored.state === 'paid' && stored.settlement === 'enrolling'
        ? {
            state: { ...stored, settlement: 'enrolled', receipt: receipt ?? '', dueAt: null },
            events: stored.isErased ? [] : [enrolledEvent(stored)],
          }
        : null,
    );
  }

  return async (paid: Checkout): Promise<Checkout> => {
    if (paid.state !== 'paid') return paid;
    const decided = paid.settlement === 'none' ? await decide(paid) : paid;
    return decided.state === 'paid' && decided.settlement === 'enrolling' ? enrol(decided) : decided;
  };
}

export type EnrolPayer = ReturnType<typeof enrolPayer>;
