import { chapterIdsOf } from '../domain/chapters.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { ChapterParts } from '../ports.ts';

/** How many lessons each unit of the course has, by the unit's id. */
export async function countLessons(
  lessons: ChapterParts<Lesson>,
  course: AcademicCourse,
): Promise<ReadonlyMap<string, number>> {
  return new Map(
    await Promise.all(
      chapterIdsOf(course).map(async (id): Promise<[string, number]> => [
        id,
        await lessons.countOfChapter(id),
      ]),
    ),
  );
}
