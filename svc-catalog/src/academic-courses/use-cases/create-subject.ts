import { nextEditMark, type Editor } from '@pathshala/service-kit/edits/edit-mark';
import { addSubject } from '../domain/chapters.ts';
import type { Subject } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';
import { requireCourse } from './require-course.ts';
import { requireTitle } from './require-title.ts';

export interface CreateSubjectDependencies {
  readonly courses: AcademicCourses;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Counts as an edit of the course, so that a form opened before it cannot overwrite the addition. */
export function createSubject({ courses, newId, now }: CreateSubjectDependencies) {
  return async (command: {
    courseId: string;
    title: string;
    summary: string;
    editor: Editor;
  }): Promise<Subject> => {
    const { courseId, title, summary, editor } = command;
    requireTitle(title, { code: 'catalog.subject-title-required', field: 'SubjectTitle' });
    const subject: Subject = { _id: newId(), title, description: summary, imageUrl: '', units: [] };
    requireCourse(await courses.find(courseId));
    await courses.update(courseId, (course) => ({
      state: {
        ...addSubject(requireCourse(course), subject),
        ...nextEditMark(course, editor, { now: new Date(now()).toISOString() }),
      },
    }));
    return subject;
  };
}
