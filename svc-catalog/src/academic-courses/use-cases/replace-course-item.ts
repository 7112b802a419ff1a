import { listKeyOf } from '@pathshala/rules/bengali-order';
import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { requireCompleteCourse, requireStatusChange } from '../domain/course-rules.ts';
import { requireRoom } from '../domain/course-size.ts';
import { type AcademicCourse, requireCourse, requireTitle, type Status } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';

interface ReplaceCourseItemDependencies {
  readonly courses: AcademicCourses;
  readonly now: () => number;
}

/** Fields of a course that can change without a form of the whole course. */
interface CourseChange {
  readonly title?: string;
  readonly courseType?: string;
  /** Rich text. */
  readonly description?: string;
  readonly status?: Status | undefined;
}

interface ReplaceCourseItemCommand {
  readonly id: string;
  readonly change: CourseChange;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

function changed(
  before: AcademicCourse,
  { status = before.status, ...details }: CourseChange,
): AcademicCourse {
  requireStatusChange(before.status, status);
  const course = { ...before, ...details, status };
  // The list shows the category where there is no type: a PUT of the answer must not store it.
  const courseType =
    before.courseType === '' && course.courseType === before.category ? '' : course.courseType;
  return { ...course, courseType, titleKey: listKeyOf(course.title) };
}

/** Replaces the fields of the short form, or the status alone; the rest of the course stays. */
export function replaceCourseItem({ courses, now }: ReplaceCourseItemDependencies) {
  return async ({ id, change, rev, editor }: ReplaceCourseItemCommand): Promise<AcademicCourse> => {
    requireCourse(await courses.find(id));
    if (change.title !== undefined) {
      requireTitle(change.title, { code: 'catalog.course-title-required', field: 'courseName' });
    }
    return courses.update(id, (stored) => {
      const before = requireCourse(stored);
      const mark = nextEditMark(before, editor, { rev, now: new Date(now()).toISOString() });
      const course = requireRoom(changed(before, change));
      requireCompleteCourse(course);
      return { state: { ...course, ...mark } };
    });
  };
}
