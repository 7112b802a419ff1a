import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ExamPlace } from '../domain/exam.ts';
import { placeIn, type ParentRef } from '../domain/exam-place.ts';
import type { Outlines } from '../ports.ts';

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
