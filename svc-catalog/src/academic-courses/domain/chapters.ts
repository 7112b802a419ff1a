import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AcademicCourse, Subject, Unit } from './course.ts';

export function addSubject(course: AcademicCourse, subject: Subject): AcademicCourse {
  return { ...course, subjects: [...course.subjects, subject] };
}

/** Inserts the chapter at its number, counted from 1; at the end without a number or with one beyond the end. Throws `not-found` for an unknown subject. */
export function addChapter(
  course: AcademicCourse,
  subjectId: string,
  { chapter, number }: { chapter: Unit; number: number | undefined },
): AcademicCourse {
  const target = requireSubject(course, subjectId);
  const subjects = course.subjects.map((subject) =>
    subject === target
      ? { ...subject, units: subject.units.toSpliced((number ?? Infinity) - 1, 0, chapter) }
      : subject,
  );
  return { ...course, subjects };
}

export interface ChapterLocation {
  readonly course: AcademicCourse;
  readonly subject: Subject;
  readonly chapter: Unit;
}

/** Throws `not-found` where the course does not have the subject. */
export function requireSubject(course: AcademicCourse | null, subjectId: string): Subject {
  const subject = course?.subjects.find(({ _id }) => _id === subjectId);
  if (!subject) throw new DomainError('not-found', 'catalog.subject-not-found');
  return subject;
}

/** Throws `not-found` where the course does not have the chapter. */
export function locateChapter(course: AcademicCourse | null, chapterId: string): ChapterLocation {
  for (const subject of course?.subjects ?? []) {
    const chapter = subject.units.find(({ _id }) => _id === chapterId);
    if (course && chapter) return { course, subject, chapter };
  }
  throw new DomainError('not-found', 'catalog.chapter-not-found');
}

export function chapterIdsOf(course: AcademicCourse): string[] {
  return course.subjects.flatMap(({ units }) => units.map(({ _id }) => _id));
}
