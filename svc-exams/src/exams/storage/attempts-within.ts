import type { Filter } from '@pathshala/stores/documents/port';
import type { AttemptsWithin } from '../domain/within.ts';

/** Matches the attempts that limited rights reach; without them all. */
export function filterOfAttempts(within: AttemptsWithin | undefined): Filter {
  if (within === undefined) return {};
  const { courseIds, batchCourseIds, studentIds } = within;
  const ofStudents = { courseId: { $in: [...batchCourseIds] }, studentId: { $in: [...studentIds] } };
  return { $and: [{ $or: [{ courseId: { $in: [...courseIds] } }, ofStudents] }] };
}
