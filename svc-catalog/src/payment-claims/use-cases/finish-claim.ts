import { paisaOf } from '@pathshala/rules/money';
import type { CourseLookup, PaidEnrolments } from '../../enrolments/index.ts';
import type { RecordPayment, TakeBackPayment } from '../../ledger/index.ts';
import type { Claim } from '../domain/claim.ts';
import type { Claims } from '../ports.ts';
import { enrolledEvents } from './claim-events.ts';

interface FinishClaimDependencies {
  readonly claims: Claims;
  readonly courses: CourseLookup;
  readonly paidEnrolments: PaidEnrolments;
  readonly recordPayment: RecordPayment;
  readonly takeBackPayment: TakeBackPayment;
}

const paymentKeyOf = ({ _id }: Claim): string => `claim:${_id}`;

/**
 * Enrols the student of an approved claim, posts the payment, then writes that this is done, with the mail to the student. A
 * crash between them leaves `enrolDueAt`; repeating all makes one enrolment, one entry and one mail. A revoked approval ends the
 * enrolment and takes the payment back in the same way.
 */
export function finishClaim(deps: FinishClaimDependencies) {
  const { claims, courses, paidEnrolments, recordPayment, takeBackPayment } = deps;

  async function takeBack(revoked: Claim): Promise<Claim> {
    const { _id, studentId, courseId, reason, decidedById } = revoked;
    await takeBackPayment(paymentKeyOf(revoked), reason, decidedById);
    if (studentId !== null) await paidEnrolments.takeBack({ studentId, courseId, reason });
    return claims.update(_id, (claim) =>
      isToTakeBack(claim) ? { state: { ...claim, unenrolDueAt: null } } : null,
    );
  }

  return async (approved: Claim): Promise<Claim> => {
    const { studentId, enrolDueAt, courseId } = approved;
    if (isToTakeBack(approved)) return takeBack(approved);
    if (enrolDueAt === null || studentId === null) return approved;
    const course = (await courses.find(courseId)) ?? approved;
    await paidEnrolments.enrol({ studentId, course });
    const { courseKind, courseName, fee, method, amount, transactionId, decidedById } = approved;
    await recordPayment({
      key: paymentKeyOf(approved),
      studentId,
      courseId,
      amountPaisa: paisaOf(amount),
      method,
      reference: transactionId,
      byId: decidedById,
      course: { courseId, courseKind, courseName, fee, teacher: 'teacher' in course ? course.teacher : '' },
    });
    return claims.update(approved._id, (claim) =>
      claim.enrolDueAt === null
        ? null
        : { state: { ...claim, enrolDueAt: null }, events: enrolledEvents(claim) },
    );
  };
}

export type FinishClaim = ReturnType<typeof finishClaim>;

const isToTakeBack = ({ unenrolDueAt = null }: Claim): boolean => unenrolDueAt !== null;

const batchSize = 100;

interface FinishClaimsDependencies {
  readonly claims: Pick<Claims, 'enrolmentDue' | 'find'>;
  readonly finish: FinishClaim;
  readonly now: () => number;
}

/** The job `finish-claims`: completes interrupted approvals and revocations. */
export function finishClaims({ claims, finish, now }: FinishClaimsDependencies) {
  return async (): Promise<void> => {
    for (const id of await claims.enrolmentDue(now(), batchSize)) {
      const claim = await claims.find(id);
      if (claim !== null) await finish(claim);
    }
  };
}
