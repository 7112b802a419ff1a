import type { Attempt } from '../domain/attempt.ts';
import type { Attempts, AttemptStatistics, PageRequest } from '../ports.ts';

interface CountOpenAttemptsDependencies {
  readonly statistics: Pick<AttemptStatistics, 'countOpenIn'>;
}

/** Counts the attempts at one exam that are not submitted, including those with extra time. */
export function countOpenAttempts({ statistics }: CountOpenAttemptsDependencies) {
  return (examId: string): Promise<number> => statistics.countOpenIn(examId);
}

interface ListOpenAttemptsDependencies {
  readonly attempts: Attempts;
}

interface ListOpenCommand extends PageRequest {
  readonly studentId: string;
  readonly now: number;
}

/** Lists the attempts that the student can continue; attempts whose time is over are left out, closed or not. */
export function listOpenAttempts({ attempts }: ListOpenAttemptsDependencies) {
  return (command: ListOpenCommand): Promise<{ items: readonly Attempt[]; total: number }> => {
    const { studentId, now, page, pageSize } = command;
    return attempts.openOf(studentId, now, { page, pageSize });
  };
}
