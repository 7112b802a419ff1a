import { pending } from '@pathshala/events/aggregate';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import type { EnrolmentStatuses } from '../../enrolments/ports.ts';
import type { AcademicCourses } from '../ports.ts';
import { requireCourse } from './require-course.ts';

export interface DeleteCourseDependencies {
  readonly courses: AcademicCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly now: () => number;
}

export function courseDeletedEvent({ _id: courseId, deletedAt }: { _id: string; deletedAt: string }) {
  return pending(courseDeleted, { courseId, courseKind: 'academic', deletedAt });
}

/** Removes the course from the catalogue and publishes that in the same write. Lessons and enrolments stay stored. */
export function deleteCourse({ courses, enrolmentStatuses, now }: DeleteCourseDependencies) {
  return async (id: string): Promise<{ enrolledCount: number }> => {
    const deletedAt = new Date(now()).toISOString();
    await courses.update(id, (stored) => ({
      state: { ...requireCourse(stored), deletedAt },
      events: [courseDeletedEvent({ _id: id, deletedAt })],
    }));
    return { enrolledCount: await enrolmentStatuses.enrolledCount(id) };
  };
}
