import type { DeskAttempt } from '../../attempts/index.ts';
import type { DeskRow } from '../ports.ts';

export function rowOf(attempt: DeskAttempt): DeskRow {
  const { _id, studentId, startedAt, deadlineAt, savedAt = null, outcome } = attempt;
  const isSubmitted = attempt.status === 'submitted';
  return {
    studentId,
    state: isSubmitted ? 'submitted' : 'sitting',
    attemptId: _id,
    startedAt,
    deadlineAt,
    savedAt,
    seenAt: latest(startedAt, savedAt, attempt.seenAt ?? null),
    answered: Object.keys(attempt.answers).length + writtenParts(attempt),
    submittedAt: outcome?.submittedAt ?? null,
    closedBy: outcome?.closedBy ?? null,
  };
}

export function rowWithoutAttempt(studentId: string): DeskRow {
  return {
    studentId,
    state: 'not-started',
    attemptId: null,
    startedAt: null,
    deadlineAt: null,
    savedAt: null,
    seenAt: null,
    answered: 0,
    submittedAt: null,
    closedBy: null,
  };
}

/** The text or the pages of a written exam are one answer. */
function writtenParts({ written }: DeskAttempt): number {
  if (written === undefined) return 0;
  return (written.text ?? '') === '' && (written.pages ?? []).length === 0 ? 0 : 1;
}

function latest(...times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
