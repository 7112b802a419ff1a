import { nextEditMark, type Editor } from '@pathshala/service-kit/edits/edit-mark';
import { addChapter, requireSubject } from '../domain/chapters.ts';
import type { Unit } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';
import type { NumberedChapter } from './list-subjects.ts';
import { requireTitle } from './require-title.ts';

export interface CreateChapterDependencies {
  readonly courses: AcademicCourses;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Counts as an edit of the course, so that a form opened before it cannot overwrite the addition. */
export function createChapter({ courses, newId, now }: CreateChapterDependencies) {
  return async (command: {
    subjectId: string;
    title: string;
    summary: string;
    /** From 1; undefined appends the chapter. */
    number: number | undefined;
    editor: Editor;
  }): Promise<NumberedChapter> => {
    const { subjectId, title, summary, number, editor } = command;
    requireTitle(title, { code: 'catalog.chapter-title-required', field: 'chapterTitle' });
    const found = await courses.withSubject(subjectId);
    requireSubject(found, subjectId);
    const chapter: Unit = { _id: newId(), title, description: summary };
    const course = await courses.update(found?._id ?? '', (stored) => {
      requireSubject(stored, subjectId);
      const state = addChapter(stored, subjectId, { chapter, number });
      const mark = nextEditMark(stored, editor, { now: new Date(now()).toISOString() });
      return { state: { ...state, ...mark } };
    });
    const chapters = requireSubject(course, subjectId).units;
    const index = chapters.findIndex(({ _id }) => _id === chapter._id);
    return { chapter, number: index + 1, lessonCount: 0 };
  };
}
