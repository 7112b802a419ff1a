import type { Editor } from '@pathshala/back-office/edit-mark';
import type { EnrolmentStatuses } from '../../enrolments/index.ts';
import { deleteCourse as markDeleted } from '../domain/course.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import { loadCourse } from './load-course.ts';
import { markForWithdrawal } from './mark-for-withdrawal.ts';
import { reconcilePapers } from './reconcile-papers.ts';

interface DeleteCourseDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly now: () => number;
}

export interface DeleteCourseCommand {
  readonly id: string;
  readonly editor: Editor;
}

/**
 * The course is no longer found and its papers are withdrawn at once; both can be undone. `catalog.course.deleted`, which
 * others cannot take back, is published by the job `finish-deletes`. Enrolments and results stay.
 */
export function deleteCourse(deps: DeleteCourseDependencies) {
  const { courses, enrolmentStatuses, now } = deps;
  const reconcile = reconcilePapers(deps);
  return async ({ id, editor }: DeleteCourseCommand): Promise<{ enrolledCount: number }> => {
    const { papers } = await loadCourse(deps, id);
    const marked = await markForWithdrawal(deps, papers);
    await courses.update(id, (course) =>
      course.deletedAt === null ? { state: markDeleted(course, now(), editor) } : null,
    );
    await reconcile(marked.map(({ _id }) => _id));
    return { enrolledCount: await enrolmentStatuses.enrolledCount(id) };
  };
}
