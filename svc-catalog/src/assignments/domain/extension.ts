import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Assignment } from './assignment.ts';

/** The longer deadline of one student; one for a student and an assignment. */
export interface Extension {
  readonly _id: string;
  readonly assignmentId: string;
  readonly studentId: string;
  /** ISO 8601 with milliseconds; null: it was taken back. */
  readonly until: string | null;
  /** Why it was given, or taken back. */
  readonly reason: string;
  /** ISO 8601. */
  readonly changedAt: string;
  readonly changedBy: string;
  readonly editorId: string | null;
}

const yearMs = 366 * 24 * 60 * 60_000;

/** The deadline as it is stored. Throws `invalid` unless it gives the student more time. */
export function requireLonger(
  until: string,
  { dueDate }: Pick<Assignment, 'dueDate'>,
  nowMs: number,
): string {
  const at = Date.parse(until);
  const isLonger = at > nowMs && at > Date.parse(dueDate) && at < nowMs + yearMs;
  if (isLonger) return new Date(at).toISOString();
  throw new DomainError('invalid', 'catalog.extension.until', {
    fields: { until: 'catalog.extension.until' },
  });
}

/** The deadline of the student. One that the author has moved further than the extension counts. */
export function dueDateFor({ dueDate }: Pick<Assignment, 'dueDate'>, extension: Extension | null): string {
  const until = extension?.until ?? dueDate;
  return until > dueDate ? until : dueDate;
}

/** The assignment as it is for the student. */
export function extended<Some extends Pick<Assignment, 'dueDate'>>(
  assignment: Some,
  extension: Extension | null,
): Some {
  return { ...assignment, dueDate: dueDateFor(assignment, extension) };
}
