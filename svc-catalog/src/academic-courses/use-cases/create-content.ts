import { locateChapter } from '../domain/chapters.ts';
import { requireText, type Content } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import type { NumberedContent } from './read-contents.ts';

export interface CreateContentDependencies {
  readonly courses: AcademicCourses;
  readonly contents: ChapterParts<Content>;
  readonly newId: () => string;
}

export function createContent({ courses, contents, newId }: CreateContentDependencies) {
  return async (command: {
    chapterId: string;
    title: string;
    contentDetails: string;
  }): Promise<NumberedContent> => {
    const { chapterId, title, contentDetails } = command;
    const { course, chapter } = locateChapter(await courses.withChapter(chapterId), chapterId);
    requireText(
      { title, text: contentDetails },
      { code: 'catalog.content-incomplete', field: 'contentDetails' },
    );
    const position = await contents.nextPosition(chapterId);
    const content: Content = {
      _id: newId(),
      courseId: course._id,
      chapterId,
      position,
      title,
      contentDetails,
    };
    await contents.insert(content);
    return { content, number: await contents.countOfChapter(chapterId), chapterTitle: chapter.title };
  };
}
