import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { nothingToUndo, restoreCourse, restorePart } from '../domain/delete-parts.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { AssignmentDeletions } from '../../assignments/index.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import type { EditTree } from './edit-tree.ts';

interface UndoDeletionDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly assignments: AssignmentDeletions;
  readonly edit: EditTree;
  readonly now: () => number;
}

/**
 * Restores the part that was deleted with this id. Throws `gone` when there is no such deletion or its undo window is over. The
 * assignments are restored first: otherwise a crash in between would lose them.
 */
export function undoDeletion(deps: UndoDeletionDependencies) {
  const { courses, lessons, contents, assignments, edit, now } = deps;

  async function restoredCourse(id: string, editor: Editor): Promise<boolean> {
    const deleted = await courses.find(id);
    if (deleted === null) return false;
    restoreCourse(deleted, now());
    await assignments.restore(id);
    await courses.update(id, (course) => ({
      state: {
        ...restoreCourse(course, now()),
        ...nextEditMark(course, editor, { now: new Date(now()).toISOString() }),
      },
    }));
    return true;
  }

  async function restoredPart(id: string, editor: Editor): Promise<boolean> {
    const course = await courses.withDeletedPart(id);
    if (course === null) return false;
    restorePart(course, id, now());
    await assignments.restore(id);
    await edit({ courseId: course._id, editor }, (stored) => restorePart(stored, id, now()));
    return true;
  }

  return async ({ id, editor }: { id: string; editor: Editor }): Promise<void> => {
    if (await restoredCourse(id, editor)) return;
    if (await restoredPart(id, editor)) return;
    if (await lessons.restore(id, now())) return;
    if (await contents.restore(id, now())) return;
    throw nothingToUndo();
  };
}
