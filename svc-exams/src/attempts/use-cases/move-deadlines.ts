import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { FollowWindow, Papers } from '../../papers/index.ts';
import type { Attempts, DeskAttempts, OpenSitting } from '../ports.ts';
import { movedDeadline } from '../domain/clock.ts';

/** The number of writes that share a disk flush without delaying the saves of others. */
const batchSize = 50;
const attemptsOfRead = 500;

interface MoveDeadlinesDependencies {
  readonly attempts: Attempts;
  readonly deskAttempts: DeskAttempts;
  readonly papers: Papers;
  readonly now: () => number;
}

/** Gives the open attempts of an exam the deadline by its current window. The sweeper closes those whose time is over by it. */
export function moveDeadlines({ deskAttempts, papers, now }: MoveDeadlinesDependencies): FollowWindow {
  return async (head) => {
    const { paperId, window, extraTimes, extendedTo } = head;
    for (let after = ''; ;) {
      const open = await deskAttempts.openIn(paperId, after, attemptsOfRead);
      await mapInBatches(open, batchSize, move);
      const last = open.at(-1);
      if (last === undefined || open.length < attemptsOfRead) return;
      after = last._id;
    }

    async function move(attempt: OpenSitting): Promise<void> {
      const { paper } = await papers.publishedVersion(paperId, attempt.paperVersion);
      const to = movedDeadline(attempt, { timeLimit: paper.timeLimit, window, extraTimes }, now());
      // Stored before the attempt has it: no score may be shown while another student has time left.
      const lastEnd = extendedTo ?? window?.closesAt ?? to;
      if (window?.closesAt != null && to > window.closesAt && to > lastEnd) await papers.extendTo(head, to);
      if (to !== attempt.deadlineAt) await deskAttempts.moveDeadline(attempt, to);
    }
  };
}
