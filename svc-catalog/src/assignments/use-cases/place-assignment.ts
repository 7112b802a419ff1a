import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AssignmentCourses } from '../ports.ts';

interface Place {
  readonly courseId: string;
  readonly subjectId: string;
}

const notFound = (code: string, field: string) =>
  new DomainError('not-found', code, { fields: { [field]: code } });

/** The course and subject of an assignment; a subject alone names its course. Throws `not-found` for an unknown parent. */
export async function placeAssignment(
  courses: AssignmentCourses,
  { courseId, subjectId }: Place,
): Promise<Place> {
  if (courseId === '' && subjectId === '') return { courseId, subjectId };
  const course = courseId === '' ? await courses.withSubject(subjectId) : await courses.find(courseId);
  if (course === null) {
    throw courseId === ''
      ? notFound('catalog.subject-not-found', 'subjectId')
      : notFound('catalog.course-not-found', 'courseId');
  }
  if (subjectId !== '' && !course.subjects.some(({ _id }) => _id === subjectId)) {
    throw notFound('catalog.subject-not-found', 'subjectId');
  }
  return { courseId: course.courseId, subjectId };
}
