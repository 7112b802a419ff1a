/**
 * The courses and batches to which the rights of an administrator are limited. An administrator without it is not limited;
 * one whose lists are both empty reaches nothing.
 */
export interface LimitedTo {
  readonly courseIds: readonly string[];
  readonly batchIds: readonly string[];
}

/** Courses and batches together. The signed identity of every call carries them. */
export const maxLimits = 20;

/** Sorted, each id once. */
export function limitedToOf({ courseIds, batchIds }: LimitedTo): { courseIds: string[]; batchIds: string[] } {
  return { courseIds: [...new Set(courseIds)].toSorted(), batchIds: [...new Set(batchIds)].toSorted() };
}

/** The reach of the limited rights of an administrator. */
export interface Reach {
  /** Everything of these courses. */
  readonly courseIds: readonly string[];
  /** The batches that are named, and those with no other courses than the named ones. */
  readonly batchIds: readonly string[];
  /** The courses of these batches: what is for their students. */
  readonly batchCourseIds: readonly string[];
}

/** Something that is for the students of batches, or for everybody in the course. */
interface Addressed {
  readonly courseId: string;
  /** Left out or empty: everybody in the course. */
  readonly batchIds?: readonly string[] | undefined;
}

/** Whether something of a course is theirs, or for the students of one of their batches. */
export function reaches(
  { courseIds, batchIds, batchCourseIds }: Reach,
  { courseId, batchIds: addressed = [] }: Addressed,
): boolean {
  if (courseIds.includes(courseId)) return true;
  const isForBatch = addressed.length === 0 || addressed.some((batchId) => batchIds.includes(batchId));
  return batchCourseIds.includes(courseId) && isForBatch;
}
