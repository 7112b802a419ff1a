import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Reader } from '@pathshala/service-kit/identity/reader';
import { type Attempt, attemptNotFound, type Attempts, isSubmitted } from '../../attempts/index.ts';
import type { PagePictures } from '../ports.ts';

interface ReadPagesDependencies {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly pictures: Pick<PagePictures, 'get'>;
}

/** Readable for its student, and for markers once it is submitted. */
async function readable(
  { attempts }: Pick<ReadPagesDependencies, 'attempts'>,
  attemptId: string,
  { userId, isAdmin }: Reader,
): Promise<Attempt | null> {
  const attempt = await attempts.find(attemptId);
  if (attempt === null) return null;
  return attempt.studentId === userId || (isAdmin && isSubmitted(attempt)) ? attempt : null;
}

/** Throws `not-found` for an attempt that the reader may not see. */
export function listPages(deps: Pick<ReadPagesDependencies, 'attempts'>) {
  return async (attemptId: string, reader: Reader): Promise<Attempt> => {
    const attempt = await readable(deps, attemptId, reader);
    if (attempt === null) throw attemptNotFound();
    return attempt;
  };
}

/** The picture of a page, also of a removed page that can be restored. */
export function readPage(deps: ReadPagesDependencies) {
  return async (page: { readonly attemptId: string; readonly pageId: string }, reader: Reader) => {
    const attempt = await readable(deps, page.attemptId, reader);
    const picture = attempt === null ? null : await deps.pictures.get(page);
    if (picture === null) throw new DomainError('not-found', 'common.not-found');
    return picture;
  };
}
