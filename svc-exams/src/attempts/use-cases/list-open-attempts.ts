import type { Attempt } from '../domain/attempt.ts';
import type { Attempts, PageRequest } from '../ports.ts';

interface ListOpenAttemptsDependencies {
  readonly attempts: Attempts;
}

interface ListOpenCommand extends PageRequest {
  readonly studentId: string;
  readonly now: number;
}

/** The attempts that the student can go on with; one whose time is over is not among them, closed or not. */
export function listOpenAttempts({ attempts }: ListOpenAttemptsDependencies) {
  return (command: ListOpenCommand): Promise<{ items: readonly Attempt[]; total: number }> => {
    const { studentId, now, page, pageSize } = command;
    return attempts.openOf(studentId, now, { page, pageSize });
  };
}
