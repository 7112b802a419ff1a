import type { ReportCell } from '@pathshala/reports/report-fact';
import { partsOfKey, type ReportedCourse } from '../domain/course-key.ts';

export interface NamedCourse extends ReportedCourse {
  /** Empty while only its id is known. */
  readonly courseName: string;
}

interface CourseCells extends NamedCourse {
  readonly cells: readonly ReportCell[];
}

/** The cells of each course. Cells of keys beyond the limit of a day belong to none. */
export function byCourse(
  cells: readonly ReportCell[],
  names: ReadonlyMap<string, string>,
): readonly CourseCells[] {
  const courses = new Map<string, NamedCourse & { readonly cells: ReportCell[] }>();
  for (const cell of cells) {
    const key = partsOfKey(cell.key);
    if (key === null) continue;
    const { courseId, courseKind } = key;
    const course = courses.get(courseId) ?? {
      courseId,
      courseKind,
      courseName: names.get(courseId) ?? '',
      cells: [],
    };
    course.cells.push(cell);
    courses.set(courseId, course);
  }
  return [...courses.values()];
}
