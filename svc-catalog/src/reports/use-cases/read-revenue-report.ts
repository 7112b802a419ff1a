import { addUpCells, type ReportCell } from '@pathshala/reports/report-fact';
import type { ClaimStep } from '../domain/claim-facts.ts';
import { earlierOf } from '../domain/earlier-of.ts';
import { partsOfKey } from '../domain/course-key.ts';
import type { CourseNames, CourseSums, DailyTotals, DayRange } from '../ports.ts';
import { byCourse, type NamedCourse } from './cells-by-course.ts';

interface ReadRevenueReportDependencies {
  readonly dailyClaims: Pick<DailyTotals, 'read'>;
  readonly courseClaims: Pick<CourseSums, 'read'>;
  readonly courseNames: Pick<CourseNames, 'all'>;
}

interface ClaimSum {
  readonly count: number;
  /** Poisha. */
  readonly amount: number;
}

type ClaimSums = Readonly<Record<ClaimStep, ClaimSum>>;
type Method = 'bkash' | 'nagad' | 'bank';

const methods: readonly Method[] = ['bkash', 'nagad', 'bank'];

interface RevenueReport {
  readonly asOf: string;
  readonly days: (ClaimSums & { readonly day: string })[];
  readonly methods: (ClaimSums & { readonly method: Method })[];
  readonly courses: (ClaimSums & NamedCourse)[];
}

/** The sent, approved and refused claims per day, by method and by course. */
export function readRevenueReport(deps: ReadRevenueReportDependencies) {
  const { dailyClaims, courseClaims, courseNames } = deps;
  return async (range: DayRange): Promise<RevenueReport> => {
    const [daily, { asOf, cells }, names] = await Promise.all([
      dailyClaims.read(range),
      courseClaims.read(range),
      courseNames.all(),
    ]);
    return {
      asOf: earlierOf(daily.asOf, asOf),
      days: daily.buckets.map(({ bucket, cells: ofDay }) => ({ day: bucket, ...sumsOf(ofDay) })),
      methods: methods.map((method) => ({
        method,
        ...sumsOf(cells.filter(({ key }) => partsOfKey(key)?.parts[1] === method)),
      })),
      courses: byCourse(cells, names)
        .map(({ cells: ofCourse, ...course }) => ({ ...course, ...sumsOf(ofCourse) }))
        .toSorted((one, other) => other.approved.amount - one.approved.amount),
    };
  };
}

const nothing: ClaimSum = { count: 0, amount: 0 };

function sumsOf(cells: readonly ReportCell[]): ClaimSums {
  const sums = addUpCells(cells, (key) => partsOfKey(key)?.parts[0] ?? key);
  return {
    sent: sums.get('sent') ?? nothing,
    approved: sums.get('approved') ?? nothing,
    refused: sums.get('refused') ?? nothing,
  };
}
