import { type AcademicCourse, requireCourse } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import {
  describeChapter,
  locateChapterOf,
  locateSubject,
  type ChapterForAuthor,
  type SubjectLocation,
} from './locate-for-author.ts';

interface ReadPartsDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
}

export function readCourseItem({ courses }: ReadPartsDependencies) {
  return async (id: string): Promise<AcademicCourse> => requireCourse(await courses.find(id));
}

export function readSubject({ courses }: ReadPartsDependencies) {
  return (id: string): Promise<SubjectLocation> => locateSubject(courses, id);
}

export function readChapter({ courses, lessons }: ReadPartsDependencies) {
  return async (id: string): Promise<ChapterForAuthor> =>
    describeChapter(lessons, await locateChapterOf(courses, id));
}
