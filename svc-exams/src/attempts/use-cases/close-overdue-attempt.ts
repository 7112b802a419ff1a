import type { Papers } from '../../papers/domain/papers.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';
import { isOver, movedDeadline } from '../domain/clock.ts';
import { scoreVisibleFrom } from '../domain/score-visibility.ts';
import { closeOverdue } from '../domain/submit-attempt.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

/**
 * Whoever looks at an attempt whose time is over closes it; one in time, or closed, is given back as it is. An end that
 * was extended a moment ago may not have reached the attempt: it goes on.
 */
export function closeOverdueAttempt({ attempts, papers }: Dependencies) {
  return async (attempt: Attempt, now: number): Promise<Attempt> => {
    if (attempt.status === 'submitted' || !isOver(attempt.deadlineAt, now)) return attempt;
    const prepared = await papers.version(attempt.examId, attempt.paperVersion);
    const head = attempt.examKind === 'campaign' ? await papers.head(attempt.examId) : null;
    if (head !== null) {
      const { timeLimit } = prepared.paper;
      const from = attempt.deadlineAt;
      const to = movedDeadline(attempt, { timeLimit, window: head.window }, now);
      if (to !== from) await attempts.moveDeadline(attempt._id, { from, to });
    }
    return attempts.submit(attempt._id, {
      rule: (current) => closeOverdue(current, prepared, now),
      scoreVisibleFrom: scoreVisibleFrom(head),
    });
  };
}

export type CloseOverdueAttempt = ReturnType<typeof closeOverdueAttempt>;
