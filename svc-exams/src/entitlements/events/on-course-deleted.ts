import { on, type Subscription } from '@pathshala/events/subscription';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import type { Entitlements } from '../ports.ts';

/** Papers of a deleted course cannot be sat any more; results stay. */
export function onCourseDeleted(entitlements: Entitlements): Subscription {
  return on(courseDeleted, ({ data }) => entitlements.endCourse(data.courseId));
}
