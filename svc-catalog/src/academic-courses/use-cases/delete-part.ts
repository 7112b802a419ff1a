import {
  deleteChapter as withoutChapter,
  deleteSubject as withoutSubject,
  type Deletion,
  removalOfChapter,
  removalOfSubject,
} from '../domain/delete-parts.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { Removal } from '../domain/deleted-part.ts';
import { assignmentsOf } from './assignments-of.ts';
import { countDeletion } from './count-deletion.ts';
import {
  undoUntil,
  type DeleteCommand,
  type DeleteCourseDependencies,
  type DeletionResult,
} from './delete-course.ts';
import { editTree } from './edit-tree.ts';
import { locateChapterOf, locateSubject } from './locate-for-author.ts';

interface PartDeletion extends DeleteCommand {
  readonly courseId: string;
  readonly removal: Removal;
  readonly remove: (course: AcademicCourse, deletion: Deletion) => AcademicCourse;
}

/**
 * Takes the part out of its course in one write: without it its lessons are not found, and the job removes them later. The job
 * also deletes the assignments if this call is interrupted before it does.
 */
function deletePart(deps: DeleteCourseDependencies) {
  const count = countDeletion(deps);
  const edit = editTree(deps);
  return async ({ id, courseId, editor, removal, remove }: PartDeletion): Promise<DeletionResult> => {
    const counts = await count(courseId, removal);
    const now = deps.now();
    await edit({ courseId, editor }, (course) => remove(course, { now, by: editor }));
    const where = assignmentsOf(courseId, removal);
    if (where !== null) await deps.assignments.deleteOf(where, { id, by: editor });
    return { _id: id, ...counts, undoUntil: undoUntil(now) };
  };
}

export function deleteSubject(deps: DeleteCourseDependencies) {
  const locate = locateSubject(deps);
  const remove = deletePart(deps);
  return async ({ id, editor }: DeleteCommand): Promise<DeletionResult> => {
    const { course, subject } = await locate(id);
    return remove({
      id,
      editor,
      courseId: course._id,
      removal: removalOfSubject(subject),
      remove: (stored, deletion) => withoutSubject(stored, id, deletion),
    });
  };
}

export function deleteChapter(deps: DeleteCourseDependencies) {
  const locate = locateChapterOf(deps);
  const remove = deletePart(deps);
  return async ({ id, editor }: DeleteCommand): Promise<DeletionResult> => {
    const { course } = await locate(id);
    return remove({
      id,
      editor,
      courseId: course._id,
      removal: removalOfChapter(id),
      remove: (stored, deletion) => withoutChapter(stored, id, deletion),
    });
  };
}
