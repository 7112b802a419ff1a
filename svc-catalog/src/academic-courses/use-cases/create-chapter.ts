import type { Editor } from '@pathshala/back-office/edit-mark';
import { addChapter, locateChapter } from '../domain/chapters.ts';
import { firstMark } from '../domain/edit-parts.ts';
import type { AcademicCourses } from '../ports.ts';
import type { EditTree } from './edit-tree.ts';
import { locateSubject, type ChapterForAuthor } from './locate-for-author.ts';
import { requireTitle } from '../domain/course.ts';

interface CreateChapterDependencies {
  readonly courses: Pick<AcademicCourses, 'withSubject'>;
  readonly edit: EditTree;
  readonly newId: () => string;
}

export function createChapter({ courses, edit, newId }: CreateChapterDependencies) {
  return async (command: {
    subjectId: string;
    title: string;
    summary: string;
    /** From 1; undefined appends the chapter. */
    number: number | undefined;
    editor: Editor;
  }): Promise<ChapterForAuthor> => {
    const { subjectId, title, summary, number, editor } = command;
    requireTitle(title, { code: 'catalog.chapter-title-required', field: 'chapterTitle' });
    const { course: found } = await locateSubject(courses, subjectId);
    const _id = newId();
    const course = await edit({ courseId: found._id, editor }, (stored, partEdit) => {
      const chapter = { _id, title, description: summary, ...firstMark(partEdit) };
      return addChapter(stored, subjectId, { chapter, number });
    });
    const location = locateChapter(course, _id);
    return { ...location, number: location.subject.units.indexOf(location.chapter) + 1, lessonCount: 0 };
  };
}
