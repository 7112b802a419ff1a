import type { Papers } from '../../papers/domain/papers.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';
import { isOver } from '../domain/clock.ts';
import { closeOverdue } from '../domain/submit-attempt.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

/** Whoever looks at an attempt whose time is over closes it; one in time, or closed, is given back as it is. */
export function closeOverdueAttempt({ attempts, papers }: Dependencies) {
  return async (attempt: Attempt, now: number): Promise<Attempt> => {
    if (attempt.status === 'submitted' || !isOver(attempt.deadlineAt, now)) return attempt;
    const paper = await papers.version(attempt.examId, attempt.paperVersion);
    return attempts.submit(attempt._id, (current) => closeOverdue(current, paper, now));
  };
}

export type CloseOverdueAttempt = ReturnType<typeof closeOverdueAttempt>;
