import type { Editor } from '@pathshala/back-office/edit-mark';
import { addSubject, requireSubject } from '../domain/chapters.ts';
import { firstMark } from '../domain/edit-parts.ts';
import type { AcademicCourses } from '../ports.ts';
import type { EditTree } from './edit-tree.ts';
import type { SubjectLocation } from './locate-for-author.ts';
import { requireCourse, requireTitle } from '../domain/course.ts';

interface CreateSubjectDependencies {
  readonly courses: Pick<AcademicCourses, 'find'>;
  readonly edit: EditTree;
  readonly newId: () => string;
}

export function createSubject({ courses, edit, newId }: CreateSubjectDependencies) {
  return async (command: {
    courseId: string;
    title: string;
    summary: string;
    editor: Editor;
  }): Promise<SubjectLocation> => {
    const { courseId, title, summary, editor } = command;
    requireTitle(title, { code: 'catalog.subject-title-required', field: 'SubjectTitle' });
    const subject = { _id: newId(), title, description: summary, imageUrl: '', units: [] };
    requireCourse(await courses.find(courseId));
    const course = await edit({ courseId, editor }, (stored, partEdit) =>
      addSubject(stored, { ...subject, ...firstMark(partEdit) }),
    );
    return { course, subject: requireSubject(course, subject._id) };
  };
}
