import { addUpCells, type ReportCell } from '@pathshala/reports/report-fact';
import { partsOfKey } from '../domain/course-key.ts';
import { completedBand, progressBands } from '../domain/progress-fact.ts';
import type { CourseNames, CourseSums, DayRange } from '../ports.ts';
import { byCourse, type NamedCourse } from './cells-by-course.ts';

interface ReadCompletionReportDependencies {
  readonly completion: Pick<CourseSums, 'read'>;
  readonly courseNames: Pick<CourseNames, 'all'>;
}

interface Completion {
  readonly enrolled: number;
  readonly started: number;
  readonly completed: number;
  /** Percent, with one decimal. */
  readonly meanProgress: number;
}

interface CompletionReport {
  readonly asOf: string;
  readonly bands: { readonly from: number; readonly to: number; readonly count: number }[];
  readonly courses: (Completion & NamedCourse)[];
}

/** The progress of the students who enrolled on these days. */
export function readCompletionReport({ completion, courseNames }: ReadCompletionReportDependencies) {
  return async (range: DayRange): Promise<CompletionReport> => {
    const [{ asOf, cells }, names] = await Promise.all([completion.read(range), courseNames.all()]);
    const counts = countsByBand(cells);
    return {
      asOf,
      bands: progressBands.map((band, at) => ({ ...band, count: counts[at] ?? 0 })),
      courses: byCourse(cells, names)
        .map(({ cells: ofCourse, ...course }) => ({ ...course, ...completionOf(ofCourse) }))
        .toSorted((one, other) => other.enrolled - one.enrolled),
    };
  };
}

function countsByBand(cells: readonly ReportCell[]): readonly number[] {
  const sums = addUpCells(cells, (key) => partsOfKey(key)?.parts[0] ?? null);
  return progressBands.map((_, band) => sums.get(String(band))?.count ?? 0);
}

function completionOf(cells: readonly ReportCell[]): Completion {
  const counts = countsByBand(cells);
  const enrolled = counts.reduce((sum, count) => sum + count, 0);
  const percents = cells.reduce((sum, { amount }) => sum + amount, 0);
  return {
    enrolled,
    started: enrolled - (counts[0] ?? 0),
    completed: counts[completedBand] ?? 0,
    meanProgress: enrolled === 0 ? 0 : Math.round((percents / enrolled) * 10) / 10,
  };
}
