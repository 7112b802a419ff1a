import { locateChapter, requireSubject } from '../domain/chapters.ts';
import { editChapter, editSubject, type PartTexts } from '../domain/edit-parts.ts';
import type { Editor } from '@pathshala/back-office/edit-mark';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import type { EditTree } from './edit-tree.ts';
import {
  describeChapter,
  locateChapterOf,
  locateSubject,
  type ChapterForAuthor,
  type SubjectLocation,
} from './locate-for-author.ts';
import { requireTitle } from '../domain/course.ts';

interface ReplacePartsDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly edit: EditTree;
}

interface ReplaceCommand {
  readonly id: string;
  readonly texts: PartTexts;
  /** The revision of the part that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

export function replaceSubject(deps: ReplacePartsDependencies) {
  return async ({ id, texts, ...edited }: ReplaceCommand): Promise<SubjectLocation> => {
    const { course: found } = await locateSubject(deps.courses, id);
    requireTitle(texts.title, { code: 'catalog.subject-title-required', field: 'SubjectTitle' });
    const course = await deps.edit({ courseId: found._id, ...edited }, (stored, partEdit) =>
      editSubject(stored, id, { texts, edit: partEdit }),
    );
    return { course, subject: requireSubject(course, id) };
  };
}

interface ReplaceChapterCommand extends ReplaceCommand {
  /** From 1; undefined leaves the chapter at its place. */
  readonly number: number | undefined;
}

export function replaceChapter(deps: ReplacePartsDependencies) {
  return async ({ id, texts, number, ...edited }: ReplaceChapterCommand): Promise<ChapterForAuthor> => {
    const { course: found } = await locateChapterOf(deps.courses, id);
    requireTitle(texts.title, { code: 'catalog.chapter-title-required', field: 'chapterTitle' });
    const course = await deps.edit({ courseId: found._id, ...edited }, (stored, partEdit) =>
      editChapter(stored, id, { texts, number, edit: partEdit }),
    );
    return describeChapter(deps.lessons, locateChapter(course, id));
  };
}
