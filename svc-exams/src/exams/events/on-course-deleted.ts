import { on, type Subscription } from '@pathshala/events/subscription';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import type { OnCourseOutlinedDependencies } from './on-course-outlined.ts';

/** The exams of a course that is gone for good are withdrawn. */
export function onCourseDeleted({ outlines, followOutline }: OnCourseOutlinedDependencies): Subscription {
  return on(courseDeleted, async ({ data }) => {
    await outlines.end(data.courseId);
    await followOutline(data.courseId);
  });
}
