import { removeCourse } from '../domain/projection.ts';
import type { StudentRecord } from '../domain/student.ts';
import type { HiddenCourses } from '../ports.ts';

/** Returns the records without deleted courses, which reappear once they are restored. */
export async function withoutDeletedCourses(
  hiddenCourses: Pick<HiddenCourses, 'among'>,
  records: readonly StudentRecord[],
): Promise<readonly StudentRecord[]> {
  const ids = new Set(records.flatMap(({ enrolments }) => enrolments.map(({ courseId }) => courseId)));
  const hidden = [...(await hiddenCourses.among([...ids]))];
  return records.map((record) =>
    hidden.reduce((shown, courseId) => removeCourse(shown, courseId) ?? shown, record),
  );
}
