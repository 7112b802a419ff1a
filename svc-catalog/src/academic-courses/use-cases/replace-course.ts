import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { authorCourse } from '../domain/author-course.ts';
import type { CourseInput } from '../domain/course-input.ts';
import { requireCompleteCourse, requireStatusChange } from '../domain/course-rules.ts';
import { requireRoom } from '../domain/course-size.ts';
import { type AcademicCourse, requireCourse } from '../domain/course.ts';
import { withDroppedParts } from '../domain/delete-parts.ts';
import { markChangedParts } from '../domain/edit-parts.ts';
import type { AcademicCourses } from '../ports.ts';

interface ReplaceCourseDependencies {
  readonly courses: AcademicCourses;
  readonly now: () => number;
  readonly newId: () => string;
}

interface ReplaceCourseCommand {
  readonly id: string;
  readonly input: CourseInput;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** Subjects and chapters that the input leaves out are deleted, which can be undone like every delete. */
export function replaceCourse({ courses, now, newId }: ReplaceCourseDependencies) {
  return async ({ id, input, rev, editor }: ReplaceCourseCommand): Promise<AcademicCourse> => {
    requireCompleteCourse(input);
    return courses.update(id, (stored) => {
      const before = requireCourse(stored);
      const changedAt = new Date(now()).toISOString();
      const mark = nextEditMark(before, editor, { rev, now: changedAt });
      requireStatusChange(before.status, input.status);
      const authored = authorCourse(input, { before, newId, now: changedAt });
      const marked = markChangedParts(requireRoom(authored), before, { editor, now: changedAt });
      const deletion = { now: now(), by: editor };
      return { state: { ...withDroppedParts(marked, before, deletion), ...mark } };
    });
  };
}
