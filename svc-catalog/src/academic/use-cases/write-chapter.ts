import type { LessonInput } from '@pathshala/svc-catalog-contract/course';
import { placeChapter } from '../domain/chapters.ts';
import { demandText, type Content, type Lesson } from '../domain/lesson.ts';
import type { AcademicDependencies } from './ports.ts';

export function createLesson(deps: AcademicDependencies) {
  return async (command: LessonInput & { chapterId: string }): Promise<Lesson> => {
    const { chapterId, ...facts } = command;
    const { course } = placeChapter(await deps.academicCourses.withChapter(chapterId), chapterId);
    demandText(
      { title: facts.title, text: facts.content },
      { code: 'catalog.lesson-incomplete', field: 'content' },
    );
    const position = await deps.lessons.nextPosition(chapterId);
    const place = { _id: deps.newId(), courseId: course._id, chapterId, position };
    const lesson: Lesson = { ...place, ...facts };
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
    const { chapterId, title, contentDetails } = command;
    const { course, chapter } = placeChapter(await deps.academicCourses.withChapter(chapterId), chapterId);
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
