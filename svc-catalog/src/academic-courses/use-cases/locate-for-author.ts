import { DomainError } from '@pathshala/contract-kit/domain-error';
import { locateChapter, requireSubject, type ChapterLocation } from '../domain/chapters.ts';
import type { AcademicCourse, Subject } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';

export interface SubjectLocation {
  readonly course: AcademicCourse;
  readonly subject: Subject;
}

/** Throws `not-found` for an unknown subject. */
export async function locateSubject(
  courses: Pick<AcademicCourses, 'withSubject'>,
  subjectId: string,
): Promise<SubjectLocation> {
  const course = await courses.withSubject(subjectId);
  const subject = requireSubject(course, subjectId);
  if (course === null) throw new DomainError('not-found', 'catalog.subject-not-found');
  return { course, subject };
}

/** Throws `not-found` for an unknown chapter. */
export async function locateChapterOf(
  courses: Pick<AcademicCourses, 'withChapter'>,
  chapterId: string,
): Promise<ChapterLocation> {
  return locateChapter(await courses.withChapter(chapterId), chapterId);
}

export interface ChapterForAuthor extends ChapterLocation {
  /** From 1, within the subject. */
  readonly number: number;
  readonly lessonCount: number;
}

export async function describeChapter(
  lessons: ChapterParts<Lesson>,
  location: ChapterLocation,
): Promise<ChapterForAuthor> {
  const { subject, chapter } = location;
  const number = subject.units.indexOf(chapter) + 1;
  return { ...location, number, lessonCount: await lessons.countOfChapter(chapter._id) };
}
