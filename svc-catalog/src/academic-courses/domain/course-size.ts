import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AcademicCourse } from './course.ts';

/** The limit of the form of a whole course, so that its PUT accepts the answer of GET. */
const maxSubjects = 50;
const maxChapters = 200;
/** The maximum number of lessons of one chapter, and of contents. */
export const maxChapterParts = 10_000;
/** Bytes of JSON: the limit of the PUT of a whole course, with room for the computed fields of its answer. */
const maxCourseBytes = 1_000_000;

/** Throws `invalid` for a course with more parts or more text than its form can hold. */
export function requireRoom(course: AcademicCourse): AcademicCourse {
  if (course.subjects.length > maxSubjects) {
    throw new DomainError('invalid', 'catalog.too-many-subjects', { params: { max: maxSubjects } });
  }
  if (course.subjects.some(({ units }) => units.length > maxChapters)) {
    throw new DomainError('invalid', 'catalog.too-many-chapters', { params: { max: maxChapters } });
  }
  const { deletedParts: _deleted, removals: _removals, ...written } = course;
  if (new TextEncoder().encode(JSON.stringify(written)).length > maxCourseBytes) {
    throw new DomainError('invalid', 'catalog.course-too-large');
  }
  return course;
}

/** Throws `invalid` where a chapter already has the maximum number of lessons, or contents. */
export function requireRoomInChapter(count: number): void {
  if (count >= maxChapterParts) {
    throw new DomainError('invalid', 'catalog.too-many-lessons', { params: { max: maxChapterParts } });
  }
}
