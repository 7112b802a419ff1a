import type { Attempt, SubmittedAttempt } from '../../src/attempts/domain/attempt.ts';
import { newAttempt } from '../../src/attempts/domain/start-attempt.ts';
import { closeOverdue } from '../../src/attempts/domain/submit-attempt.ts';
import type { Paper } from '../../src/papers/domain/paper.ts';
import { prepared } from './papers.ts';

export const startedAt = Date.parse('2026-01-15T10:00:00.000Z');

/** An open attempt at the paper, begun at `startedAt`. */
export function openAttempt(paper: Paper, changes: Partial<Attempt> = {}): Attempt {
  const start = {
    id: 'attempt1',
    studentId: 'student1',
    attemptNo: 1,
    subjects: [],
    now: startedAt,
    grace: 3000,
    declaration: changes.declaration,
  };
  return { ...newAttempt(paper, start), ...changes };
}

/** The same, which the clock submitted a minute after its deadline. */
export function submittedAttempt(paper: Paper, changes: Partial<Attempt> = {}): SubmittedAttempt {
  const attempt = openAttempt(paper, changes);
  const submitted = closeOverdue(attempt, prepared(paper), Date.parse(attempt.deadlineAt) + 60_000);
  if (submitted === null) throw new Error('the attempt is not over');
  return submitted;
}
