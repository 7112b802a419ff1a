import type { Attempt, Attempts } from '../../attempts/index.ts';
import { hasPage, requireChangeable, requireFewPages, unknownPage, withPage } from '../domain/pages.ts';
import type { PageFiles, PagePictures } from '../ports.ts';
import type { PagesCommand, RequireAttempt } from './require-attempt.ts';

interface AddPageDependencies {
  readonly attempts: Pick<Attempts, 'change'>;
  readonly requireAttempt: RequireAttempt;
  readonly pageFiles: PageFiles;
  readonly pictures: PagePictures;
  readonly now: () => number;
}

interface AddPageCommand extends PagesCommand {
  /** The id of the page, so that a repeated upload adds it once. */
  readonly pageId: string;
  readonly content: Uint8Array;
}

/** Milliseconds: the maximum time of an upload, and the time in which a removed page can be restored. */
export const spareMs = 3_600_000;

/**
 * Records the file, stores the picture, names the page: after a crash in between the sweep deletes the picture. The last write
 * checks the attempt again, because its student may have submitted meanwhile.
 */
export function addPage(deps: AddPageDependencies) {
  const { attempts, requireAttempt, pageFiles, pictures, now } = deps;

  async function store(attempt: Attempt, { pageId, content }: AddPageCommand): Promise<void> {
    const { _id: attemptId, studentId } = attempt;
    const page = { attemptId, pageId };
    const picture = await pictures.encode({ content, caller: studentId });
    if (!(await pageFiles.announce({ ...page, studentId, checkAt: now() + spareMs }))) throw unknownPage();
    await pictures.put(page, picture);
    if (await pageFiles.checkLater(page, now() + spareMs)) return;
    // The account was deleted meanwhile.
    await pictures.delete(page);
    throw unknownPage();
  }

  return async (command: AddPageCommand): Promise<Attempt> => {
    const { attemptId, pageId, receivedAt } = command;
    const attempt = await requireAttempt(command);
    if (hasPage(attempt, pageId)) return attempt;
    requireFewPages(attempt);
    await store(attempt, command);
    return attempts.change(attemptId, (current) => {
      if (hasPage(current, pageId)) return null;
      requireChangeable(current, receivedAt);
      return withPage(current, pageId);
    });
  };
}
