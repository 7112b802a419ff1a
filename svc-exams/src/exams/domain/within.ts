import { reaches, type Reach } from '@pathshala/rules/limited-rights';
import type { Attempt } from '../../attempts/index.ts';

/** The attempts that limited rights reach: those in the courses, and in other courses those of the students of the batches. */
export interface AttemptsWithin extends Reach {
  /** The students of the batches. */
  readonly studentIds: readonly string[];
}

export function isAttemptWithin(
  { courseIds, batchCourseIds, studentIds }: AttemptsWithin,
  { courseId, studentId }: Pick<Attempt, 'courseId' | 'studentId'>,
): boolean {
  if (courseId === null) return false;
  return (
    courseIds.includes(courseId) || (batchCourseIds.includes(courseId) && studentIds.includes(studentId))
  );
}

interface AddressedPaper {
  readonly courseId: string | null;
  readonly batchIds?: readonly string[] | undefined;
}

export function isPaperWithin(reach: Reach, { courseId, batchIds }: AddressedPaper): boolean {
  return courseId !== null && reaches(reach, { courseId, batchIds });
}
