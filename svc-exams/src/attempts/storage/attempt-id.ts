import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Attempt } from '../domain/attempt.ts';

/** The id is derived from student, exam and number, so two starts of the same attempt cannot make two documents. */
export function attemptIdOf(
  attempt: Pick<Attempt, 'examKind' | 'examId' | 'studentId' | 'attemptNo'>,
): string {
  const { examKind, examId, studentId, attemptNo } = attempt;
  return derivedId(examKind, examId, studentId, attemptNo);
}
