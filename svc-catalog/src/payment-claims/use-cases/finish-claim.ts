import type { CourseLookup, PaidEnrolments } from '../../enrolments/ports.ts';
import type { Claim } from '../domain/claim.ts';
import type { Claims } from '../ports.ts';
import { enrolledEvents } from './claim-events.ts';

export interface FinishClaimDependencies {
  readonly claims: Claims;
  readonly courses: CourseLookup;
  readonly paidEnrolments: PaidEnrolments;
}

/**
 * Enrols the student of an approved claim, then writes that this is done, with the mail to the student. A crash between the
 * two leaves `enrolDueAt`; repeating both makes one enrolment and one mail.
 */
export function finishClaim({ claims, courses, paidEnrolments }: FinishClaimDependencies) {
  return async (approved: Claim): Promise<Claim> => {
    const { studentId, enrolDueAt, courseId } = approved;
    if (enrolDueAt === null || studentId === null) return approved;
    const course = (await courses.find(courseId)) ?? approved;
    await paidEnrolments.enrol({ studentId, course });
    return claims.update(approved._id, (claim) =>
      claim.enrolDueAt === null
        ? null
        : { state: { ...claim, enrolDueAt: null }, events: enrolledEvents(claim) },
    );
  };
}

const batchSize = 100;

/** The job `finish-claims`: enrols the students of approvals that were interrupted. */
export function finishClaims(deps: FinishClaimDependencies & { readonly now: () => number }) {
  const finish = finishClaim(deps);
  return async (): Promise<void> => {
    for (const id of await deps.claims.enrolmentDue(deps.now(), batchSize)) {
      const claim = await deps.claims.find(id);
      if (claim !== null) await finish(claim);
    }
  };
}
