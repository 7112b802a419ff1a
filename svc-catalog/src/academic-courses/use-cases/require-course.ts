import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AcademicCourse } from '../domain/course.ts';

/** Throws `not-found` for a missing and for a deleted course. */
export function requireCourse(course: AcademicCourse | null): AcademicCourse {
  if (course === null || course.deletedAt !== null) {
    throw new DomainError('not-found', 'catalog.course-not-found');
  }
  return course;
}
