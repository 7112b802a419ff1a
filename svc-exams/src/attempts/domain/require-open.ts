import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isSubmitted, type Attempt } from './attempt.ts';

/** Throws for a submitted attempt: 410 when the clock submitted it, 409 when the student did. */
export function requireOpen(attempt: Attempt): void {
  if (!isSubmitted(attempt)) return;
  throw attempt.outcome.closedBy === 'clock'
    ? new DomainError('gone', 'exams.time-over')
    : new DomainError('conflict', 'exams.already-submitted');
}

export function resultNotFound(): DomainError {
  return new DomainError('not-found', 'exams.result-not-found');
}

export function attemptNotFound(): DomainError {
  return new DomainError('not-found', 'exams.attempt-not-found');
}
