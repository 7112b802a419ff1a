import type { CourseLookup } from '../../enrolments/index.ts';
import type { Batch } from '../domain/batch.ts';
import type { Memberships } from '../ports.ts';

interface DescribeBatchesDependencies {
  readonly memberships: Pick<Memberships, 'countsOf'>;
  readonly courses: CourseLookup;
}

export interface DescribedBatch {
  readonly batch: Batch;
  /** Without deleted ones. */
  readonly courses: readonly { readonly courseId: string; readonly courseName: string }[];
  readonly memberCount: number;
}

/** Reads each course once, and the members of all batches in one query. */
export function describeBatches({ memberships, courses }: DescribeBatchesDependencies) {
  return async (batches: readonly Batch[]): Promise<readonly DescribedBatch[]> => {
    const courseIds = [...new Set(batches.flatMap((batch) => batch.courseIds))];
    const [found, counts] = await Promise.all([
      Promise.all(courseIds.map((courseId) => courses.find(courseId))),
      memberships.countsOf(batches.map(({ _id }) => _id)),
    ]);
    const names = new Map(found.flatMap((course) => (course ? [[course.courseId, course.courseName]] : [])));
    return batches.map((batch) => ({
      batch,
      courses: batch.courseIds.flatMap((courseId) => {
        const courseName = names.get(courseId);
        return courseName === undefined ? [] : [{ courseId, courseName }];
      }),
      memberCount: counts.get(batch._id) ?? 0,
    }));
  };
}
