import { DomainError } from '@pathshala/contract-kit/domain-error';
import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { isDeletedForGood } from '@pathshala/rules/undo-window';
import { restoreCourse as withoutDeletion, type AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import { codeTaken } from './choose-code.ts';
import { courseNotFound, listedPapers } from './load-course.ts';
import { markForRepair } from './mark-for-withdrawal.ts';
import { reconcilePapers } from './reconcile-papers.ts';

interface RestoreCourseDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly now: () => number;
}

/**
 * Undoes a delete: the course is found again and its papers are published again. Throws `gone` once the undo window is over
 * and `conflict` if another course has the code by now. Has no effect on a course that is not deleted.
 */
export function restoreCourse(deps: RestoreCourseDependencies) {
  const { courses, papers, now } = deps;
  const reconcile = reconcilePapers(deps);
  const requireRestorable = (course: AdmissionCourse): void => {
    if (isDeletedForGood(course, now())) throw new DomainError('gone', 'catalog.restore-too-late');
  };
  return async (id: string): Promise<void> => {
    const deleted = await courses.find(id);
    if (deleted === null) throw courseNotFound();
    requireRestorable(deleted);
    const marked = await markForRepair(deps, await listedPapers(papers, deleted));
    try {
      await courses.update(id, (course) => {
        if (course.deletedAt === null) return null;
        requireRestorable(course);
        return { state: withoutDeletion(course) };
      });
    } catch (error) {
      throw error instanceof DuplicateKeyError ? codeTaken() : error;
    } finally {
      await reconcile(marked.map(({ _id }) => _id));
    }
  };
}
