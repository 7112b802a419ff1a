import type { Attempt } from './attempt.ts';

interface NewOwner {
  readonly from: string;
  readonly to: string;
  /** Above every attempt that the account has at the exam. */
  readonly attemptNo: number;
}

/** The attempt of a participant becomes the account's. Null when that was done before. */
export function passOn(attempt: Attempt, { from, to, attemptNo }: NewOwner): Attempt | null {
  if (attempt.studentId !== from) return null;
  const { isParticipant: _isParticipant, ...rest } = attempt;
  return { ...rest, studentId: to, attemptNo };
}
