import type { Removal } from '../domain/deleted-part.ts';
import type { AssignmentScope } from '../../assignments/index.ts';

/** The assignments of the parts; null for a chapter, which has none. */
export function assignmentsOf(
  courseId: string,
  { subjectIds, isWholeCourse }: Removal,
): AssignmentScope | null {
  if (isWholeCourse) return { courseId };
  return subjectIds.length === 0 ? null : { courseId, subjectIds };
}
