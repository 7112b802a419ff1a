import { on, type Subscription } from '@pathshala/events/subscription';
import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import type { CourseNames } from '../ports.ts';

/** Reports name a course as it is called now, and a deleted one as it was called last. */
export function onCourseOutlined(courseNames: CourseNames): Subscription {
  return on(courseOutlined, async ({ data: { courseId, courseName: name, version } }) => {
    if (name !== '') await courseNames.store({ courseId, name, version });
  });
}
