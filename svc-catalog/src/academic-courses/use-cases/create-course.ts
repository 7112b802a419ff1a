import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { authorCourse } from '../domain/author-course.ts';
import type { CourseInput } from '../domain/course-input.ts';
import { requireCompleteCourse } from '../domain/course-rules.ts';
import { requireRoom } from '../domain/course-size.ts';
import { type AcademicCourse, requireTitle } from '../domain/course.ts';
import { markChangedParts } from '../domain/edit-parts.ts';
import type { AcademicCourses } from '../ports.ts';

interface CreateCourseDependencies {
  readonly courses: AcademicCourses;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateCourseCommand {
  readonly input: CourseInput;
  readonly editor: Editor;
}

export function createCourse({ courses, now, newId }: CreateCourseDependencies) {
  return async ({ input, editor }: CreateCourseCommand): Promise<AcademicCourse> => {
    requireCompleteCourse(input);
    const createdAt = new Date(now()).toISOString();
    const course = requireRoom(authorCourse(input, { before: null, newId, now: createdAt }));
    const marked = markChangedParts(course, null, { editor, now: createdAt });
    return courses.insert({ ...marked, ...firstEditMark(editor, createdAt) });
  };
}

interface BeginCourseDependencies {
  readonly create: ReturnType<typeof createCourse>;
}

/** Creates a draft from the short form of the course API, with little more than a title. */
export function beginCourse({ create }: BeginCourseDependencies) {
  return async (command: CreateCourseCommand): Promise<AcademicCourse> => {
    requireTitle(command.input.title, { code: 'catalog.course-title-required', field: 'courseName' });
    return create(command);
  };
}
