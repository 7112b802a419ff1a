import type { Attempt } from '../domain/attempt.ts';
import { attemptNotFound } from '../domain/require-open.ts';
import type { AttemptCommand, Attempts, CloseOverdue } from '../ports.ts';

interface ReadAttemptDependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdue;
}

/** An attempt of the caller; 404 for the attempt of another student. */
export function readAttempt({ attempts, closeOverdue }: ReadAttemptDependencies) {
  return async (command: AttemptCommand): Promise<Attempt> => {
    const found = await attempts.find(command.attemptId);
    if (found === null || found.studentId !== command.studentId) throw attemptNotFound();
    return closeOverdue(found, command.now);
  };
}
