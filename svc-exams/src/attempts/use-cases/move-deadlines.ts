import type { PaperHead } from '../../papers/domain/paper.ts';
import type { Papers } from '../../papers/domain/papers.ts';
import type { Attempts, OpenSitting } from '../domain/attempts.ts';
import { movedDeadline } from '../domain/clock.ts';

/** As many writes as share a disk flush without delaying the saves of others. */
const BATCH = 50;

/** A start that read the window before it was moved is stored by then (its HTTP request has ended). */
const CONFIRM_AFTER_MS = 10_000;

interface Dependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly now: () => number;
}

/** Gives the open attempts of an exam the deadline that its window of now sets. The sweeper closes those whose time is over by it. */
export function moveDeadlines({ attempts, papers, now }: Dependencies) {
  return async ({ paperId, window }: PaperHead): Promise<void> => {
    const open = await attempts.openIn(paperId);
    for (let first = 0; first < open.length; first += BATCH) {
      await Promise.all(open.slice(first, first + BATCH).map(move));
    }

    async function move(attempt: OpenSitting): Promise<void> {
      const { paper } = await papers.version(paperId, attempt.paperVersion);
      const to = movedDeadline(attempt, { timeLimit: paper.timeLimit, window }, now());
      if (to !== attempt.deadlineAt)
        await attempts.moveDeadline(attempt._id, { from: attempt.deadlineAt, to });
    }
  };
}

/** Everything that follows from a window that was moved. */
export type FollowWindow = (head: PaperHead) => Promise<void>;

/**
 * Moves the deadlines once more, some seconds after the window was changed: a start under way at that moment, or two
 * changes at once, may have left an attempt with the deadline of an older window. Until then no key opens.
 */
export function confirmMovedWindows(
  dependencies: Pick<Dependencies, 'papers' | 'now'>,
  follow: FollowWindow,
) {
  return async (): Promise<void> => {
    const { papers, now } = dependencies;
    for (const head of await papers.headsMovedBefore(now() - CONFIRM_AFTER_MS)) {
      await follow(head);
      await papers.confirmWindow(head);
    }
  };
}
