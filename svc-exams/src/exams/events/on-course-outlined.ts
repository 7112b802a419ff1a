import { on, type Subscription } from '@pathshala/events/subscription';
import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import type { Outlines } from '../ports.ts';
import type { FollowOutline } from '../use-cases/follow-outline.ts';

export interface OnCourseOutlinedDependencies {
  readonly outlines: Outlines;
  readonly followOutline: FollowOutline;
}

/** Exams can belong to the parts of the course; those of a part that is gone are withdrawn. */
export function onCourseOutlined({ outlines, followOutline }: OnCourseOutlinedDependencies): Subscription {
  return on(courseOutlined, async ({ data }) => {
    const { courseId, courseName, version, isDeleted } = data;
    const parents = data.parents.map(({ type, id, title, subjectId }) => ({ type, id, title, subjectId }));
    await outlines.store({ courseId, courseName, version, isDeleted, parents });
    await followOutline(courseId);
  });
}
