import { sanitiseRichText } from '@pathshala/service-kit/rich-text';
import { placeChapter } from '../domain/chapters.ts';
import { demandText, type Content, type Lesson } from '../domain/lesson.ts';
import type { AcademicDependencies } from './ports.ts';

export function createLesson(deps: AcademicDependencies) {
  return async (command: {
    chapterId: string;
    title: string;
    content: string;
    videoLink: string;
    duration: number;
  }): Promise<Lesson> => {
    const { chapterId, title, videoLink, duration } = command;
    const { course } = placeChapter(await deps.academicCourses.withChapter(chapterId), chapterId);
    const content = sanitiseRichText(command.content);
    demandText({ title, text: content }, { code: 'catalog.lesson-incomplete', field: 'content' });
    const position = await deps.lessons.nextPosition(chapterId);
    const place = { _id: deps.newId(), courseId: course._id, chapterId, position };
    const lesson: Lesson = { ...place, title, content, videoLink, duration };
    await deps.lessons.insert(lesson);
    return lesson;
  };
}

export function createContent(deps: AcademicDependencies) {
  return async (command: {
    chapterId: string;
    title: string;
    contentDetails: string;
  }): Promise<{ content: Content; chapterTitle: string }> => {
    const { chapterId, title } = command;
    const { course, chapter } = placeChapter(await deps.academicCourses.withChapter(chapterId), chapterId);
    const contentDetails = sanitiseRichText(command.contentDetails);
    demandText(
      { title, text: contentDetails },
      { code: 'catalog.content-incomplete', field: 'contentDetails' },
    );
    const position = await deps.contents.nextPosition(chapterId);
    const place = { _id: deps.newId(), courseId: course._id, chapterId, position };
    const content: Content = { ...place, title, contentDetails };
    await deps.contents.insert(content);
    return { content, chapterTitle: chapter.title };
  };
}
