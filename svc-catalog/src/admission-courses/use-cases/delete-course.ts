import { pending } from '@pathshala/events/aggregate';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import type { EnrolmentStatuses } from '../../enrolments/ports.ts';
import { deleteCourse as markDeleted } from '../domain/course.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import { loadCourse } from './load-course.ts';
import { markForWithdrawal } from './mark-for-withdrawal.ts';
import { reconcilePapers } from './reconcile-papers.ts';

export interface DeleteCourseDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly now: () => number;
}

export function courseDeletedEvent({ _id: courseId, deletedAt }: { _id: string; deletedAt: string }) {
  return pending(courseDeleted, { courseId, courseKind: 'admission', deletedAt });
}

/** Publishes the deletion and withdraws the papers. Enrolments and results stay. */
export function deleteCourse(deps: DeleteCourseDependencies) {
  const { courses, enrolmentStatuses, now } = deps;
  const reconcile = reconcilePapers(deps);
  return async (id: string): Promise<{ enrolledCount: number }> => {
    const { papers } = await loadCourse(deps, id);
    const marked = await markForWithdrawal(deps, papers);
    const deletedAt = new Date(now()).toISOString();
    const event = courseDeletedEvent({ _id: id, deletedAt });
    await courses.update(id, (course) =>
      course.deletedAt === null ? { state: markDeleted(course, deletedAt), events: [event] } : null,
    );
    await reconcile(marked.map(({ _id }) => _id));
    return { enrolledCount: await enrolmentStatuses.enrolledCount(id) };
  };
}
