import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { ReportFact } from '@pathshala/reports/report-fact';
import { courseKeyOf } from './course-key.ts';

/** An enrolment as its event states it. */
export interface ReportedEnrolment {
  readonly enrolmentId: string;
  readonly courseId: string;
  readonly courseKind: string;
  /** ISO 8601. */
  readonly enrolledAt: string;
  /** Taka; undefined in events of older enrolments. */
  readonly fee?: number | undefined;
  /** Undefined for one that never ended: 1. */
  readonly version?: number | undefined;
}

export type FeeGroup = 'free' | 'paid' | 'unknown';

function feeGroupOf(fee: number | undefined): FeeGroup {
  if (fee === undefined) return 'unknown';
  return fee > 0 ? 'paid' : 'free';
}

/** The facts of an enrolment for its day and its course. */
export function enrolmentFacts(enrolment: ReportedEnrolment): {
  readonly ofDay: ReportFact;
  readonly ofCourse: ReportFact;
} {
  const feeGroup = feeGroupOf(enrolment.fee);
  const ofDay = {
    _id: enrolment.enrolmentId,
    version: enrolment.version ?? 1,
    bucket: dhakaDayOf(Date.parse(enrolment.enrolledAt)),
    key: feeGroup,
    amount: 0,
  };
  return { ofDay, ofCourse: { ...ofDay, key: courseKeyOf(enrolment, feeGroup) } };
}

/** The fact that removes an ended enrolment from the counts. */
export function endedFact(enrolmentId: string, version: number): ReportFact {
  return { _id: enrolmentId, version, bucket: null, key: '', amount: 0 };
}
