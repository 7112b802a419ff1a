import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ExamPlace } from '../domain/exam.ts';
import { placeIn, type ParentRef } from '../domain/exam-place.ts';
import type { CourseBatches, Outlines } from '../ports.ts';

export function parentNotFound(): DomainError {
  return new DomainError('not-found', 'exams.parent-not-found');
}

/** Throws `not-found` for a missing or removed parent. */
export async function requirePlace(
  outlines: Pick<Outlines, 'courseIdOf' | 'find'>,
  parent: ParentRef,
): Promise<ExamPlace> {
  const courseId = await outlines.courseIdOf(parent);
  const outline = courseId === null ? null : await outlines.find(courseId);
  const place = outline === null ? null : placeIn(outline, parent);
  if (place === null) throw parentNotFound();
  return place;
}

interface Addressed {
  readonly batchIds: readonly string[];
  readonly courseId: string;
  /** The prefix of the form's fields. */
  readonly prefix: string;
}

/** Throws `invalid` for a batch that is unknown or does not have the course of the exam. */
export async function requireBatches(
  courseBatches: Pick<CourseBatches, 'findMany'>,
  { batchIds, courseId, prefix }: Addressed,
): Promise<void> {
  const found = await courseBatches.findMany(batchIds);
  const known = new Set(
    found.filter(({ courseIds }) => courseIds.includes(courseId)).map((one) => one.batchId),
  );
  if (batchIds.every((batchId) => known.has(batchId))) return;
  const code = 'exams.field.batch';
  throw new DomainError('invalid', 'exams.form-incomplete', { fields: { [`${prefix}batchIds`]: code } });
}
