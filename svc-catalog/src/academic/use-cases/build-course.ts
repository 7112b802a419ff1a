import { DomainError } from '@pathshala/contract-kit/domain-error';
import { nextMark, type Editor } from '../../edited-by.ts';
import { academicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import { addChapter, addSubject, findSubject } from '../domain/chapters.ts';
import type { AcademicCourse, Subject, Unit } from '../domain/course.ts';
import type { AcademicDependencies } from './ports.ts';
import { createAcademicCourse, demandAcademicCourse } from './save-academic-course.ts';

function demandTitle(title: string, code: string, field: string): void {
  if (title === '') throw new DomainError('invalid', code, { fields: { [field]: code } });
}

/** The simple form: a draft with little more than a title. */
export function beginCourse(deps: AcademicDependencies) {
  return async (command: {
    courseName: string;
    courseType: string;
    description: string;
    editor: Editor;
  }): Promise<AcademicCourse> => {
    const { courseName, courseType, description, editor } = command;
    demandTitle(courseName, 'catalog.course-title-required', 'courseName');
    const input = { title: courseName, courseType, description, status: 'draft' };
    return createAcademicCourse(deps)(academicCourseInput.parse(input), editor);
  };
}

const at = (now: number) => ({ now: new Date(now).toISOString() });

/** An addition is an edit: a form that was opened before it would drop what it does not know. */
export function createSubject({ academicCourses, newId, now }: AcademicDependencies) {
  return async (command: {
    courseId: string;
    title: string;
    summary: string;
    editor: Editor;
  }): Promise<Subject> => {
    const { courseId, title, summary, editor } = command;
    demandTitle(title, 'catalog.subject-title-required', 'SubjectTitle');
    const subject: Subject = { _id: newId(), title, description: summary, imageUrl: '', units: [] };
    demandAcademicCourse(await academicCourses.find(courseId));
    await academicCourses.update(courseId, (course) => ({
      state: {
        ...addSubject(demandAcademicCourse(course), subject),
        ...nextMark(course, editor, at(now())),
      },
    }));
    return subject;
  };
}

export interface NumberedChapter {
  readonly chapter: Unit;
  /** From 1. */
  readonly number: number;
}

export function createChapter({ academicCourses, newId, now }: AcademicDependencies) {
  return async (command: {
    subjectId: string;
    title: string;
    summary: string;
    number: number | undefined;
    editor: Editor;
  }): Promise<NumberedChapter> => {
    const { subjectId, title, summary, number, editor } = command;
    demandTitle(title, 'catalog.chapter-title-required', 'chapterTitle');
    const holder = await academicCourses.withSubject(subjectId);
    findSubject(holder, subjectId);
    const chapter: Unit = { _id: newId(), title, description: summary };
    const course = await academicCourses.update(holder?._id ?? '', (stored) => {
      findSubject(stored, subjectId);
      const state = addChapter(stored, subjectId, { chapter, number });
      return { state: { ...state, ...nextMark(stored, editor, at(now())) } };
    });
    const units = findSubject(course, subjectId).units;
    return { chapter, number: units.findIndex(({ _id }) => _id === chapter._id) + 1 };
  };
}
