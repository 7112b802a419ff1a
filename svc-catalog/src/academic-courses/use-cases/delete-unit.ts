import type { Editor } from '@pathshala/back-office/edit-mark';
import { locateChapter } from '../domain/chapters.ts';
import type { DeleteCourseDependencies, DeletionResult } from './delete-course.ts';
import { deleteChapter } from './delete-part.ts';
import { requireCourse } from '../domain/course.ts';

interface DeleteUnitCommand {
  readonly courseId: string;
  readonly id: string;
  readonly editor: Editor;
}

/** Throws `not-found` for a unit of another course. */
export function deleteUnit(deps: DeleteCourseDependencies) {
  const remove = deleteChapter(deps);
  return async ({ courseId, id, editor }: DeleteUnitCommand): Promise<DeletionResult> => {
    locateChapter(requireCourse(await deps.courses.find(courseId)), id);
    return remove({ id, editor });
  };
}
