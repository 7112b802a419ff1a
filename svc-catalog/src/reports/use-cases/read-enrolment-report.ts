import { addUpCells, type ReportCell } from '@pathshala/reports/report-fact';
import { earlierOf } from '../domain/earlier-of.ts';
import type { FeeGroup } from '../domain/enrolment-fact.ts';
import { partsOfKey, type ReportedCourse } from '../domain/course-key.ts';
import type { CourseNames, CourseSums, DailyTotals, DayRange } from '../ports.ts';
import { byCourse, type NamedCourse } from './cells-by-course.ts';

interface ReadEnrolmentReportDependencies {
  readonly dailyEnrolments: Pick<DailyTotals, 'read'>;
  readonly courseEnrolments: Pick<CourseSums, 'read'>;
  readonly courseNames: Pick<CourseNames, 'all'>;
}

interface EnrolmentCounts {
  readonly count: number;
  readonly free: number;
  readonly paid: number;
}

interface EnrolmentReport {
  readonly asOf: string;
  readonly days: (EnrolmentCounts & { readonly day: string })[];
  readonly courses: (EnrolmentCounts & NamedCourse & ReportedCourse)[];
}

/** Enrolments per day, and by course. */
export function readEnrolmentReport(deps: ReadEnrolmentReportDependencies) {
  const { dailyEnrolments, courseEnrolments, courseNames } = deps;
  return async (range: DayRange): Promise<EnrolmentReport> => {
    const [daily, sums, names] = await Promise.all([
      dailyEnrolments.read(range),
      courseEnrolments.read(range),
      courseNames.all(),
    ]);
    return {
      asOf: earlierOf(daily.asOf, sums.asOf),
      days: daily.buckets.map(({ bucket, cells }) => ({ day: bucket, ...countsOf(cells) })),
      courses: byCourse(sums.cells, names)
        .map(({ cells, ...course }) => ({ ...course, ...countsOf(cells) }))
        .toSorted((one, other) => other.count - one.count),
    };
  };
}

function countsOf(cells: readonly ReportCell[]): EnrolmentCounts {
  const sums = addUpCells(cells, feeGroupOf);
  const of = (group: FeeGroup): number => sums.get(group)?.count ?? 0;
  const [free, paid] = [of('free'), of('paid')];
  return { count: free + paid + of('unknown'), free, paid };
}

function feeGroupOf(key: string): FeeGroup {
  const group = partsOfKey(key)?.parts[0] ?? key;
  return group === 'free' || group === 'paid' ? group : 'unknown';
}
