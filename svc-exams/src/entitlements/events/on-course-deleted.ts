import { on } from '@pathshala/service-kit/events/subscription';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import type { Entitlements } from '../domain/entitlements.ts';

/** Nobody sits a paper of a deleted course; the results of those who did stay. */
export function onCourseDeleted({ entitlements }: { readonly entitlements: Entitlements }) {
  return on(courseDeleted, ({ data }) => entitlements.endCourse(data.courseId));
}
