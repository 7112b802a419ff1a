import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { requireRoom } from '../domain/course-size.ts';
import { type AcademicCourse, requireCourse } from '../domain/course.ts';
import type { PartEdit } from '../domain/edit-parts.ts';
import type { AcademicCourses } from '../ports.ts';

interface EditTreeDependencies {
  readonly courses: Pick<AcademicCourses, 'update'>;
  readonly now: () => number;
}

interface TreeEdit {
  readonly courseId: string;
  /** The revision of the edited part that the editor has read. */
  readonly rev?: number | undefined;
  readonly editor: Editor;
}

/**
 * Changes subjects or chapters of a course. It counts as an edit of the course, so that a form of the whole course that was
 * opened before cannot overwrite the change.
 */
export function editTree({ courses, now }: EditTreeDependencies) {
  return (
    { courseId, rev, editor }: TreeEdit,
    change: (course: AcademicCourse, edit: PartEdit) => AcademicCourse,
  ): Promise<AcademicCourse> =>
    courses.update(courseId, (stored) => {
      const before = requireCourse(stored);
      const changedAt = new Date(now()).toISOString();
      const after = requireRoom(change(before, { rev, editor, now: changedAt }));
      return { state: { ...after, ...nextEditMark(before, editor, { now: changedAt }) } };
    });
}

export type EditTree = ReturnType<typeof editTree>;
