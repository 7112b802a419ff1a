import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Papers, PreparedPaper } from '../../papers/domain/papers.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';
import type { CloseOverdueAttempt } from './close-overdue-attempt.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly closeOverdue: CloseOverdueAttempt;
}

export interface ReadCommand {
  readonly attemptId: string;
  readonly studentId: string;
  readonly now: number;
}

/** An attempt with the paper it began with. Somebody else's does not exist for the caller. */
export function readAttempt({ attempts, papers, closeOverdue }: Dependencies) {
  return async (command: ReadCommand): Promise<{ attempt: Attempt; paper: PreparedPaper }> => {
    const found = await attempts.find(command.attemptId);
    if (found === null || found.studentId !== command.studentId) throw attemptNotFound();
    const attempt = await closeOverdue(found, command.now);
    return { attempt, paper: await papers.version(attempt.examId, attempt.paperVersion) };
  };
}

export function attemptNotFound(): DomainError {
  return new DomainError('not-found', 'exams.attempt-not-found');
}
