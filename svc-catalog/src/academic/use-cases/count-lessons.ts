import { chapterIdsOf } from '../domain/chapters.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicDependencies } from './ports.ts';

/** How many lessons each unit of the course has, by the unit's id. */
export function countLessons({ lessons }: Pick<AcademicDependencies, 'lessons'>) {
  return async (course: AcademicCourse): Promise<ReadonlyMap<string, number>> =>
    new Map(
      await Promise.all(
        chapterIdsOf(course).map(async (id): Promise<[string, number]> => [
          id,
          await lessons.countOfChapter(id),
        ]),
      ),
    );
}
