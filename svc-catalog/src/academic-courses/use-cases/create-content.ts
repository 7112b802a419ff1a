import { listKeyOf } from '@pathshala/rules/bengali-order';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { locateChapter } from '../domain/chapters.ts';
import { requireRoomInChapter } from '../domain/course-size.ts';
import { requireText, type Content, type ContentDetails } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import type { NumberedContent } from './read-contents.ts';

interface CreateContentDependencies {
  readonly courses: AcademicCourses;
  readonly contents: ChapterParts<Content>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateContentCommand {
  readonly chapterId: string;
  readonly details: ContentDetails;
  readonly editor: Editor;
}

export function createContent({ courses, contents, now, newId }: CreateContentDependencies) {
  return async ({ chapterId, details, editor }: CreateContentCommand): Promise<NumberedContent> => {
    const { course, chapter } = locateChapter(await courses.withChapter(chapterId), chapterId);
    const { title, contentDetails } = details;
    requireText(
      { title, text: contentDetails },
      { code: 'catalog.content-incomplete', field: 'contentDetails' },
    );
    const count = await contents.countOfChapter(chapterId);
    requireRoomInChapter(count);
    const content: Content = {
      _id: newId(),
      courseId: course._id,
      chapterId,
      position: await contents.nextPosition(chapterId),
      title,
      titleKey: listKeyOf(title),
      contentDetails,
      deletedAt: null,
      ...firstEditMark(editor, new Date(now()).toISOString()),
    };
    await contents.insert(content);
    return { content, number: count + 1, chapterTitle: chapter.title };
  };
}
