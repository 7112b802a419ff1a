import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { courseOutlined, progressChanged } from '@pathshala/svc-catalog-contract/events';
import { courseOpeningsOf } from './domain/course-openings.ts';
import type { CompletedParts, Openings } from './ports.ts';

/** When the parts of a course open and close, for the exams that belong to them. */
export function onCourseOutlined(openings: Pick<Openings, 'store'>): Subscription {
  return on(courseOutlined, ({ data }) => openings.store(courseOpeningsOf(data)));
}

/** Stores what the student has completed, for parts that wait for it; older events do not say. */
export function onProgressChanged(completedParts: Pick<CompletedParts, 'store'>): Subscription {
  return on(progressChanged, async ({ data: { studentId, courseId, version, completedParts: parts } }) => {
    if (parts === undefined) return;
    await completedParts.store({ studentId, courseId, version, completedParts: parts });
  });
}

export function onUserDeleted(completedParts: Pick<CompletedParts, 'endStudent'>): Subscription {
  return on(userDeleted, ({ data }) => completedParts.endStudent(data.userId));
}
