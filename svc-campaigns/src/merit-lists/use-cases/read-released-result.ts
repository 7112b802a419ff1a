import type { ReadReleasedResult } from '../../registrations/index.ts';
import { latestVersion } from '../domain/merit-head.ts';
import type { IssuedLists } from '../ports.ts';

interface ReadReleasedResultDependencies {
  readonly issuedLists: Pick<IssuedLists, 'find' | 'readOf'>;
}

/** Score and rank in the latest version of the merit list. */
export function readReleasedResult({ issuedLists }: ReadReleasedResultDependencies): ReadReleasedResult {
  return async ({ _id, campaignId, standing }) => {
    const head = await issuedLists.find(campaignId);
    const issued = head && latestVersion(head);
    if (!issued || standing === null) return null;
    const [entry] = await issuedLists.readOf(issued, [_id]);
    if (!entry) return null;
    return { score: entry.score, totalMarks: standing.totalMarks, rank: entry.rank, of: issued.total };
  };
}
