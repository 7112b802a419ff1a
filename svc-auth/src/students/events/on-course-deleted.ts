import { on, type Subscription } from '@pathshala/events/subscription';
import { courseDeleted, courseOutlined } from '@pathshala/svc-catalog-contract/events';
import type { HiddenCourses } from '../ports.ts';

export function onCourseDeleted(
  deleteCourse: (courseId: string, deletedAt: string) => Promise<void>,
): Subscription {
  return on(courseDeleted, ({ data }) => deleteCourse(data.courseId, data.deletedAt));
}

/** A deletion can still be undone: the course is hidden, and stays stored in the records. */
export function onCourseOutlined(hiddenCourses: Pick<HiddenCourses, 'record'>): Subscription {
  return on(courseOutlined, ({ data: { courseId, isDeleted, version } }) =>
    hiddenCourses.record({ courseId, isDeleted, version }),
  );
}
