import { on, type Subscription } from '@pathshala/events/subscription';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';

export function onCourseDeleted(
  deleteCourse: (courseId: string, deletedAt: string) => Promise<void>,
): Subscription {
  return on(courseDeleted, ({ data }) => deleteCourse(data.courseId, data.deletedAt));
}
