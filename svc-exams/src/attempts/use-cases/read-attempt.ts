import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';
import type { CloseOverdueAttempt } from './close-overdue-attempt.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdueAttempt;
}

export interface ReadCommand {
  readonly attemptId: string;
  readonly studentId: string;
  readonly now: number;
}

/** An attempt of the caller. Somebody else's does not exist for the caller. */
export function readAttempt({ attempts, closeOverdue }: Dependencies) {
  return async (command: ReadCommand): Promise<Attempt> => {
    const found = await attempts.find(command.attemptId);
    if (found === null || found.studentId !== command.studentId) throw attemptNotFound();
    return closeOverdue(found, command.now);
  };
}

export function attemptNotFound(): DomainError {
  return new DomainError('not-found', 'exams.attempt-not-found');
}
