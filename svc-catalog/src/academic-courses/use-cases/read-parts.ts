import { type AcademicCourse, requireCourse } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import {
  describeChapter,
  locateChapterOf,
  locateSubject,
  type ChapterForAuthor,
} from './locate-for-author.ts';

interface ReadPartsDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
}

export function readCourseItem({ courses }: ReadPartsDependencies) {
  return async (id: string): Promise<AcademicCourse> => requireCourse(await courses.find(id));
}

export function readSubject(deps: ReadPartsDependencies) {
  return locateSubject(deps);
}

export function readChapter(deps: ReadPartsDependencies) {
  const locate = locateChapterOf(deps);
  return async (id: string): Promise<ChapterForAuthor> => describeChapter(deps.lessons, await locate(id));
}
