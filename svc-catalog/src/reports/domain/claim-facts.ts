import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { ReportFact } from '@pathshala/reports/report-fact';
import { courseKeyOf } from './course-key.ts';

/** A payment claim as its event states it. */
export interface ReportedClaim {
  readonly claimId: string;
  readonly version: number;
  readonly courseId: string;
  readonly courseKind: string;
  readonly method: string;
  /** Poisha. */
  readonly amount: number;
  readonly state: string;
  /** ISO 8601. */
  readonly sentAt: string;
  /** null before it was decided. */
  readonly decidedAt: string | null;
}

/** The steps of a claim. A withdrawn claim stays counted as sent, and as refused if it was. */
export type ClaimStep = 'sent' | 'approved' | 'refused';

/** The facts of a claim for its days and its course. It was sent on one day, and decided on another or not at all. */
export function claimFacts(claim: ReportedClaim): {
  readonly ofDays: readonly ReportFact[];
  readonly ofCourse: readonly ReportFact[];
} {
  const { claimId, version, method, amount, state, sentAt, decidedAt } = claim;
  const decision: ClaimStep = state === 'approved' ? 'approved' : 'refused';
  const steps: readonly (readonly [name: string, step: ClaimStep, at: string])[] = [
    ['sent', 'sent', sentAt],
    ...(decidedAt === null ? [] : [['decided', decision, decidedAt] as const]),
  ];
  const ofDays = steps.map(([name, step, at]) => {
    const bucket = dhakaDayOf(Date.parse(at));
    return { _id: `${claimId}-${name}`, version, bucket, key: step, amount };
  });
  const ofCourse = ofDays.map((fact) => ({ ...fact, key: courseKeyOf(claim, fact.key, method) }));
  return { ofDays, ofCourse };
}
