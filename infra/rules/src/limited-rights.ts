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
export function limitedToOf({ courseIds, batchIds }: LimitedTo): LimitedTo {
  return { courseIds: [...new Set(courseIds)].toSorted(), batchIds: [...new Set(batchIds)].toSorted() };
}
