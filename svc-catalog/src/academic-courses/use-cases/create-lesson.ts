import { locateChapter } from '../domain/chapters.ts';
import { requireText, type Lesson, type LessonDetails } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';

export interface CreateLessonDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly newId: () => string;
}

export function createLesson({ courses, lessons, newId }: CreateLessonDependencies) {
  return async (chapterId: string, details: LessonDetails): Promise<Lesson> => {
    const { course } = locateChapter(await courses.withChapter(chapterId), chapterId);
    requireText(
      { title: details.title, text: details.content },
      { code: 'catalog.lesson-incomplete', field: 'content' },
    );
    const position = await lessons.nextPosition(chapterId);
    const lesson: Lesson = { _id: newId(), courseId: course._id, chapterId, position, ...details };
    await lessons.insert(lesson);
    return lesson;
  };
}
