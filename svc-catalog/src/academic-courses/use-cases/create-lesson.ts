import { listKeyOf } from '@pathshala/rules/bengali-order';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { locateChapter } from '../domain/chapters.ts';
import { requireRoomInChapter } from '../domain/course-size.ts';
import { requireText, type Lesson, type LessonDetails } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';

interface CreateLessonDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateLessonCommand {
  readonly chapterId: string;
  readonly details: LessonDetails;
  readonly editor: Editor;
}

export function createLesson({ courses, lessons, now, newId }: CreateLessonDependencies) {
  return async ({ chapterId, details, editor }: CreateLessonCommand): Promise<Lesson> => {
    const { course } = locateChapter(await courses.withChapter(chapterId), chapterId);
    requireText(
      { title: details.title, text: details.content },
      { code: 'catalog.lesson-incomplete', field: 'content' },
    );
    requireRoomInChapter(await lessons.countOfChapter(chapterId));
    const position = await lessons.nextPosition(chapterId);
    const lesson: Lesson = {
      _id: newId(),
      courseId: course._id,
      chapterId,
      position,
      ...details,
      titleKey: listKeyOf(details.title),
      deletedAt: null,
      ...firstEditMark(editor, new Date(now()).toISOString()),
    };
    await lessons.insert(lesson);
    return lesson;
  };
}
