import { claimFacts, type ReportedClaim } from '../domain/claim-facts.ts';
import type { CourseNames, CourseSums, DailyTotals } from '../ports.ts';

interface RecordClaimDependencies {
  readonly dailyClaims: DailyTotals;
  readonly courseClaims: CourseSums;
  readonly courseNames: CourseNames;
}

/** Counts the steps of a payment claim. */
export function recordClaim({ dailyClaims, courseClaims, courseNames }: RecordClaimDependencies) {
  return async (claim: ReportedClaim & { readonly courseName: string }): Promise<void> => {
    await courseNames.store({ courseId: claim.courseId, name: claim.courseName, version: 0 });
    const { ofDays, ofCourse } = claimFacts(claim);
    await dailyClaims.record(...ofDays);
    await courseClaims.record(...ofCourse);
  };
}
