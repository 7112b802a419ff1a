import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BatchDirectory } from '../../batches/index.ts';
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

/** Throws `invalid` for a batch that is unknown or does not have the course. */
export async function requireBatches(
  batchDirectory: Pick<BatchDirectory, 'find'>,
  { batchIds, courseId }: { readonly batchIds: readonly string[]; readonly courseId: string },
): Promise<void> {
  const found = await Promise.all(batchIds.map((batchId) => batchDirectory.find(batchId)));
  if (found.every((batch) => batch !== null && batch.courseIds.includes(courseId))) return;
  const code = 'catalog.assignment.batch';
  throw new DomainError('invalid', 'catalog.assignment.incomplete', { fields: { batchIds: code } });
}
