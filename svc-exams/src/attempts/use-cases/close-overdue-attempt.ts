import { type Papers, type PreparedPaper, rulesOf, windowHeadOf } from '../../papers/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts, DeskAttempts, CloseOverdue } from '../ports.ts';
import { isOver, movedDeadline } from '../domain/clock.ts';
import { scoreVisibleFrom } from '../domain/score-visibility.ts';
import { closeOverdue } from '../domain/submit-attempt.ts';

interface CloseOverdueAttemptDependencies {
  readonly attempts: Attempts;
  readonly deskAttempts: DeskAttempts;
  readonly papers: Papers;
}

/**
 * Submits an attempt whose time is over; the first call that finds it does so. A recently extended end may not have reached the
 * attempt: then its deadline is moved, and it continues.
 */
export function closeOverdueAttempt({
  attempts,
  deskAttempts,
  papers,
}: CloseOverdueAttemptDependencies): CloseOverdue {
  return async (attempt, now) => {
    if (attempt.status === 'submitted' || !isOver(attempt, now)) return attempt;
    const prepared = await paperOf(attempt);
    if (prepared === null) return attempt;
    const head = await windowHeadOf(papers, attempt);
    if (head !== null) {
      const { timeLimit } = prepared.paper;
      const to = movedDeadline(attempt, { timeLimit, window: head.window, extraTimes: head.extraTimes }, now);
      if (to !== attempt.deadlineAt) await deskAttempts.moveDeadline(attempt, to);
    }
    return attempts.submit(attempt._id, {
      rule: (current) => closeOverdue(current, prepared, now),
      scoreVisibleFrom: scoreVisibleFrom(head),
    });
  };

  /** null: the attempt was stored while its practice was being removed, and is removed as well. */
  async function paperOf({ examKind, examId, paperVersion }: Attempt): Promise<PreparedPaper | null> {
    if (rulesOf({ examKind }).right !== 'owner') return papers.version(examId, paperVersion);
    const found = await papers.findVersion(examId, paperVersion);
    if (found === null) await attempts.removeAllAt(examId);
    return found;
  }
}
