import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { ReportFact } from '@pathshala/reports/report-fact';
import { courseKeyOf } from './course-key.ts';
import type { ReportedEnrolment } from './enrolment-fact.ts';

/** Percent, both ends included. 0 means no progress, 100 complete progress. */
export const progressBands = [
  { from: 0, to: 0 },
  { from: 1, to: 24 },
  { from: 25, to: 49 },
  { from: 50, to: 74 },
  { from: 75, to: 99 },
  { from: 100, to: 100 },
] as const;

export const completedBand = progressBands.length - 1;

export interface ReportedProgress {
  /** The version of the enrolment; 0 before the first change. */
  readonly version: number;
  readonly completed: number;
  readonly total: number;
}

/** Whole percent: at least 1 with any progress, at most 99 until complete. */
function percentOf({ completed, total }: Pick<ReportedProgress, 'completed' | 'total'>): number {
  if (completed <= 0 || total <= 0) return 0;
  if (completed >= total) return 100;
  return Math.min(99, Math.max(1, Math.round((completed / total) * 100)));
}

/** The progress of one enrolment. It is counted at the day of the enrolment, so that a report follows a cohort. */
export function progressFact(enrolment: ReportedEnrolment, progress: ReportedProgress): ReportFact {
  const percent = percentOf(progress);
  const band = progressBands.findIndex(({ to }) => percent <= to);
  return {
    _id: enrolment.enrolmentId,
    version: progress.version,
    bucket: dhakaDayOf(Date.parse(enrolment.enrolledAt)),
    key: courseKeyOf(enrolment, String(band)),
    amount: percent,
  };
}
