import { on, type Subscription } from '@pathshala/events/subscription';
import { progressChanged } from '@pathshala/svc-catalog-contract/events';
import { applyLessons, applyProgress } from '../domain/projection.ts';
import type { UpdateRecordForCourse } from '../use-cases/update-record-for-course.ts';

/** Idempotent by the version: an older progress never replaces a newer one, and its lessons count all the same. */
export function onProgressChanged(
  updateRecordForCourse: UpdateRecordForCourse,
  now: () => number,
): Subscription {
  return on(progressChanged, async ({ data }) => {
    const { courseId, courseName, overallProgress, version, lastLessonAt, recentLessons = [] } = data;
    const progress = {
      courseId,
      courseName,
      overallProgress,
      version,
      ...(lastLessonAt !== undefined && { lastLessonAt }),
    };
    await updateRecordForCourse(data, (record) => {
      const moved = applyProgress(record, progress);
      return applyLessons(moved ?? record, recentLessons, now()) ?? moved;
    });
  });
}
