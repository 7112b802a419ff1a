import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { locateChapter } from '../domain/chapters.ts';
import { nextMark } from '../domain/edit-parts.ts';
import {
  requireText,
  type Content,
  type ContentDetails,
  type Lesson,
  type LessonDetails,
} from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { contentNotFound, numbered, type NumberedContent } from './read-contents.ts';
import { lessonNotFound } from './read-lessons.ts';

interface ReplaceChapterPartCommand<Details> {
  readonly id: string;
  readonly details: Details;
  readonly rev: number | undefined;
  readonly editor: Editor;
}

interface ReplaceLessonDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly now: () => number;
}

interface ReplaceLessonCommand extends ReplaceChapterPartCommand<LessonDetails> {
  /** Undefined or the chapter of the lesson. */
  readonly chapterId: string | undefined;
}

export function replaceLesson({ courses, lessons, now }: ReplaceLessonDependencies) {
  return async ({ id, chapterId, details, rev, editor }: ReplaceLessonCommand): Promise<Lesson> => {
    const found = await lessons.find(id);
    if (!found) throw lessonNotFound();
    locateChapter(await courses.withChapter(found.chapterId), found.chapterId);
    if (chapterId !== undefined && chapterId !== found.chapterId) {
      throw new DomainError('not-found', 'catalog.chapter-not-found');
    }
    requireText(
      { title: details.title, text: details.content },
      { code: 'catalog.lesson-incomplete', field: 'content' },
    );
    const edit = { rev, editor, now: new Date(now()).toISOString() };
    const lesson = await lessons.update(id, (stored) => ({
      ...stored,
      ...details,
      ...nextMark(stored, edit),
    }));
    if (!lesson) throw lessonNotFound();
    return lesson;
  };
}

interface ReplaceContentDependencies {
  readonly courses: AcademicCourses;
  readonly contents: ChapterParts<Content>;
  readonly now: () => number;
}

export function replaceContent({ courses, contents, now }: ReplaceContentDependencies) {
  return async ({
    id,
    details,
    rev,
    editor,
  }: ReplaceChapterPartCommand<ContentDetails>): Promise<NumberedContent> => {
    const found = await contents.find(id);
    if (!found) throw contentNotFound();
    const { chapter } = locateChapter(await courses.withChapter(found.chapterId), found.chapterId);
    const { title, contentDetails } = details;
    requireText(
      { title, text: contentDetails },
      { code: 'catalog.content-incomplete', field: 'contentDetails' },
    );
    const edit = { rev, editor, now: new Date(now()).toISOString() };
    const content = await contents.update(id, (stored) => ({
      ...stored,
      title,
      contentDetails,
      ...nextMark(stored, edit),
    }));
    if (!content) throw contentNotFound();
    return numbered({ contents }, content, chapter.title);
  };
}
