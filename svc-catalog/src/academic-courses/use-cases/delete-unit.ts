import type { Editor } from '@pathshala/back-office/edit-mark';
import { locateChapter } from '../domain/chapters.ts';
import type { AcademicCourses } from '../ports.ts';
import type { DeletionResult } from './delete-course.ts';
import type { DeleteChapter } from './delete-part.ts';
import { requireCourse } from '../domain/course.ts';

interface DeleteUnitDependencies {
  readonly courses: Pick<AcademicCourses, 'find'>;
  readonly deleteChapter: DeleteChapter;
}

interface DeleteUnitCommand {
  readonly courseId: string;
  readonly id: string;
  readonly editor: Editor;
}

/** Throws `not-found` for a unit of another course. */
export function deleteUnit({ courses, deleteChapter }: DeleteUnitDependencies) {
  return async ({ courseId, id, editor }: DeleteUnitCommand): Promise<DeletionResult> => {
    locateChapter(requireCourse(await courses.find(courseId)), id);
    return deleteChapter({ id, editor });
  };
}
