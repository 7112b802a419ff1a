import { pending } from '@pathshala/service-kit/events/aggregate';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { undoWindowMs } from '@pathshala/rules/undo-window';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import { deleteCourse as markDeleted, removalOfCourse } from '../domain/delete-parts.ts';
import type { AssignmentDeletions } from '../../assignments/index.ts';
import type { AcademicCourses } from '../ports.ts';
import type { CountDeletion, DeletionCounts } from './count-deletion.ts';
import { requireCourse } from '../domain/course.ts';

interface DeleteCourseDependencies {
  readonly courses: Pick<AcademicCourses, 'find' | 'update'>;
  readonly assignments: Pick<AssignmentDeletions, 'deleteOf'>;
  readonly count: CountDeletion;
  readonly now: () => number;
}

export interface DeleteCommand {
  readonly id: string;
  readonly editor: Editor;
}

export interface DeletionResult extends DeletionCounts {
  readonly _id: string;
  /** ISO 8601. */
  readonly undoUntil: string;
}

export function courseDeletedEvent({ _id: courseId, deletedAt }: { _id: string; deletedAt: string }) {
  return pending(courseDeleted, { courseId, courseKind: 'academic', deletedAt });
}

export function undoUntil(now: number): string {
  return new Date(now + undoWindowMs).toISOString();
}

/**
 * Hides the course; that can be undone. `catalog.course.deleted`, which cannot be reverted by consumers, is published by the
 * job `finish-academic-deletes`, which removes lessons and contents too. Enrolments and results stay.
 */
export function deleteCourse(deps: DeleteCourseDependencies) {
  return async ({ id, editor: by }: DeleteCommand): Promise<DeletionResult> => {
    const removal = removalOfCourse(requireCourse(await deps.courses.find(id)));
    const counts = await deps.count(id, removal);
    const now = deps.now();
    await deps.courses.update(id, (stored) => ({ state: markDeleted(requireCourse(stored), { now, by }) }));
    await deps.assignments.deleteOf({ courseId: id }, { id, by });
    return { _id: id, ...counts, undoUntil: undoUntil(now) };
  };
}
