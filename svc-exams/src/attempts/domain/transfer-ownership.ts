import type { Attempt } from './attempt.ts';

interface NewOwner {
  readonly from: string;
  readonly to: string;
  /** Higher than every attempt of the account at the exam. */
  readonly attemptNo: number;
}

/** Transfers the attempt of a participant to the account. Null when that was done before. */
export function transferOwnership(attempt: Attempt, { from, to, attemptNo }: NewOwner): Attempt | null {
  if (attempt.studentId !== from) return null;
  const { isParticipant: _isParticipant, ...rest } = attempt;
  return { ...rest, studentId: to, attemptNo };
}
