import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import type { FollowWindow, Papers } from '../../papers/index.ts';

/** A start that read the window before it was moved is stored by then (its HTTP request has ended). */
const confirmAfterMs = 10_000;

interface ConfirmMovedWindowsDependencies {
  readonly papers: Papers;
  readonly followWindow: FollowWindow;
  readonly now: () => number;
}

/**
 * Moves the deadlines once more, some seconds after the window was changed: a concurrent start, or two changes at once, may
 * have left an attempt with the deadline of an older window. Until then no key is shown.
 */
export function confirmMovedWindows({ papers, followWindow, now }: ConfirmMovedWindowsDependencies) {
  return async (): Promise<void> => {
    await forEachSettled(await papers.headsMovedBefore(now() - confirmAfterMs), async (head) => {
      await followWindow(head);
      await papers.confirmWindow(head);
    });
  };
}
