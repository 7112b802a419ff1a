import type { Attempt } from '../../src/attempts/domain/attempt.ts';
import { newAttempt } from '../../src/attempts/domain/start-attempt.ts';
import type { Paper } from '../../src/papers/domain/paper.ts';

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
  };
  return { ...newAttempt(paper, start), ...changes };
}
