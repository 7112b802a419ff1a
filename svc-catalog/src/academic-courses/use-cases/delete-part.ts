import {
  deleteChapter as withoutChapter,
  deleteSubject as withoutSubject,
  type Deletion,
  removalOfChapter,
  removalOfSubject,
} from '../domain/delete-parts.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { Removal } from '../domain/deleted-part.ts';
import type { AssignmentDeletions } from '../../assignments/index.ts';
import type { AcademicCourses } from '../ports.ts';
import { assignmentsOf } from './assignments-of.ts';
import type { CountDeletion } from './count-deletion.ts';
import { undoUntil, type DeleteCommand, type DeletionResult } from './delete-course.ts';
import type { EditTree } from './edit-tree.ts';
import { locateChapterOf, locateSubject } from './locate-for-author.ts';

interface DeletePartDependencies {
  readonly courses: Pick<AcademicCourses, 'withSubject' | 'withChapter'>;
  readonly assignments: Pick<AssignmentDeletions, 'deleteOf'>;
  readonly count: CountDeletion;
  readonly edit: EditTree;
  readonly now: () => number;
}

interface PartDeletion extends DeleteCommand {
  readonly courseId: string;
  readonly removal: Removal;
  readonly remove: (course: AcademicCourse, deletion: Deletion) => AcademicCourse;
}

/**
 * Takes the part out of its course in one write: without it its lessons are not found, and the job removes them later. The job
 * also deletes the assignments if this call is interrupted before it does.
 */
function deletePart({ assignments, count, edit, now }: DeletePartDependencies) {
  return async ({ id, courseId, editor, removal, remove }: PartDeletion): Promise<DeletionResult> => {
    const counts = await count(courseId, removal);
    const deletedAt = now();
    await edit({ courseId, editor }, (course) => remove(course, { now: deletedAt, by: editor }));
    const where = assignmentsOf(courseId, removal);
    if (where !== null) await assignments.deleteOf(where, { id, by: editor });
    return { _id: id, ...counts, undoUntil: undoUntil(deletedAt) };
  };
}

export function deleteSubject(deps: DeletePartDependencies) {
  const remove = deletePart(deps);
  return async ({ id, editor }: DeleteCommand): Promise<DeletionResult> => {
    const { course, subject } = await locateSubject(deps.courses, id);
    return remove({
      id,
      editor,
      courseId: course._id,
      removal: removalOfSubject(subject),
      remove: (stored, deletion) => withoutSubject(stored, id, deletion),
    });
  };
}

export function deleteChapter(deps: DeletePartDependencies) {
  const remove = deletePart(deps);
  return async ({ id, editor }: DeleteCommand): Promise<DeletionResult> => {
    const { course } = await locateChapterOf(deps.courses, id);
    return remove({
      id,
      editor,
      courseId: course._id,
      removal: removalOfChapter(id),
      remove: (stored, deletion) => withoutChapter(stored, id, deletion),
    });
  };
}

export type DeleteChapter = ReturnType<typeof deleteChapter>;
