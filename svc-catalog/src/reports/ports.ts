import type { RangeSums } from '@pathshala/reports/range-sums';
import type { ReportTotals } from '@pathshala/reports/report-totals';

/** Totals per day in Asia/Dhaka, by few keys. */
export type DailyTotals = Pick<ReportTotals, 'record' | 'read'>;

/** Sums over a range of days, by course. */
export type CourseSums = Pick<RangeSums, 'record' | 'read'>;

interface CourseName {
  readonly courseId: string;
  readonly name: string;
  /** A higher version replaces a lower one; 0 for facts of an enrolment or a claim itself. */
  readonly version: number;
}

/** The names of courses, including deleted ones. */
export interface CourseNames {
  store(course: CourseName): Promise<void>;
  /** By the id of the course. */
  all(): Promise<ReadonlyMap<string, string>>;
}

/** Days in Asia/Dhaka, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}
