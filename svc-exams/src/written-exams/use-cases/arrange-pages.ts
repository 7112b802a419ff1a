import { DomainError } from '@pathshala/contract-kit/domain-error';
import { createHash } from 'node:crypto';
import type { Attempt, Attempts } from '../../attempts/index.ts';
import {
  isSamePages,
  nameOf,
  type Pages,
  pagesOf,
  requireChangeable,
  requireDistinct,
  unknownPage,
  withPages,
} from '../domain/pages.ts';
import type { PageFiles } from '../ports.ts';
import { spareMs } from './add-page.ts';
import type { PagesCommand, RequireAttempt } from './require-attempt.ts';

interface ArrangePagesDependencies {
  readonly attempts: Pick<Attempts, 'change'>;
  readonly requireAttempt: RequireAttempt;
  readonly pageFiles: Pick<PageFiles, 'checkLater'>;
  readonly now: () => number;
}

interface ArrangePagesCommand extends PagesCommand {
  readonly pages: Pages;
  /** The `rev` of the pages on which the change is based. */
  readonly rev: string;
}

/**
 * Orders, rotates, removes and restores pages. The checks of both lists' pictures are scheduled before the pages change: after
 * a crash in between the check follows the attempt.
 */
export function arrangePages({ attempts, requireAttempt, pageFiles, now }: ArrangePagesDependencies) {
  /** Schedules the checks of pages that only one of the two lists has. */
  async function checkPictures(attemptId: string, before: Pages, after: Pages): Promise<void> {
    for (const { pageId } of difference(before, after)) {
      await pageFiles.checkLater({ attemptId, pageId }, now() + spareMs);
    }
    for (const { pageId } of difference(after, before)) {
      if (!(await pageFiles.checkLater({ attemptId, pageId }, now() + spareMs))) throw unknownPage();
    }
  }

  return async ({ pages, rev, ...command }: ArrangePagesCommand): Promise<Attempt> => {
    const attempt = await requireAttempt(command);
    requireDistinct(pages);
    if (isSamePages(pagesOf(attempt), pages)) return attempt;
    await checkPictures(command.attemptId, pagesOf(attempt), pages);
    return attempts.change(command.attemptId, (current) => {
      if (isSamePages(pagesOf(current), pages)) return null;
      requireChangeable(current, command.receivedAt);
      if (pagesRevOf(current) !== rev) throw new DomainError('conflict', 'exams.pages-changed');
      return withPages(current, pages);
    });
  };
}

function difference(one: Pages, other: Pages): Pages {
  return one.filter(({ pageId }) => !other.some((page) => page.pageId === pageId));
}

/** Identifies the current state of the pages: ids, order and rotation. */
export function pagesRevOf(attempt: Pick<Attempt, 'written'>): string {
  return createHash('sha256')
    .update(nameOf(pagesOf(attempt)))
    .digest('base64url')
    .slice(0, 16);
}
