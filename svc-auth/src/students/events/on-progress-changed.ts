import { on, type Subscription } from '@pathshala/events/subscription';
import { progressChanged } from '@pathshala/svc-catalog-contract/events';
import { applyProgress } from '../domain/projection.ts';
import type { UpdateRecordForCourse } from '../use-cases/update-record-for-course.ts';

/** Idempotent by the version: an older progress never replaces a newer one. */
export function onProgressChanged(updateRecordForCourse: UpdateRecordForCourse): Subscription {
  return on(progressChanged, async ({ data }) => {
    const { courseId, courseName, overallProgress, version, lastLessonAt } = data;
    const progress = {
      courseId,
      courseName,
      overallProgress,
      version,
      ...(lastLessonAt !== undefined && { lastLessonAt }),
    };
    await updateRecordForCourse(data, (record) => applyProgress(record, progress));
  });
}
