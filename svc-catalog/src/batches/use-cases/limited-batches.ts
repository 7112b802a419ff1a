import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { BatchDirectory } from '../ports.ts';

interface LimitedBatchesDependencies {
  readonly reachOf: BatchDirectory['reachOf'];
}

/** Whether a batch, or a whole course, is of an administrator with limited rights. */
export function limitedBatches({ reachOf }: LimitedBatchesDependencies) {
  return {
    batch: async (batchId: string, limitedTo: LimitedTo) =>
      (await reachOf(limitedTo)).batchIds.includes(batchId),
    /** A course that is named. */
    wholeCourse: async (courseId: string, { courseIds }: LimitedTo) => courseIds.includes(courseId),
    /** Also a course of one of their batches. */
    course: async (courseId: string, limitedTo: LimitedTo) => {
      const { courseIds, batchCourseIds } = await reachOf(limitedTo);
      return courseIds.includes(courseId) || batchCourseIds.includes(courseId);
    },
  };
}
