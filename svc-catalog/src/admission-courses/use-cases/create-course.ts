import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { CourseInput } from '../domain/course-input.ts';
import { requireCompleteCourse } from '../domain/course-rules.ts';
import type { CourseForAuthor } from './read-course-for-author.ts';
import { saveCourse, type SaveCourseDependencies } from './save-course.ts';

type CreateCourseDependencies = SaveCourseDependencies;

export function createCourse(deps: CreateCourseDependencies) {
  const save = saveCourse(deps);
  return async (command: { input: CourseInput; editor: Editor }): Promise<CourseForAuthor> => {
    const { input, editor } = command;
    requireCompleteCourse(input);
    const mark = firstEditMark(editor, new Date(deps.now()).toISOString());
    const saved = await save({ input, stored: { course: null, papers: [] }, leaseId: null, mark });
    return { ...saved, enrolledCount: 0 };
  };
}
