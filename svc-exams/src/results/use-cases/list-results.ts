import { scoreHiddenUntil, type SubmittedAttempt } from '../../attempts/index.ts';
import { type FindVisibleKey, hasWindow, type PaperHead, type Papers } from '../../papers/index.ts';
import { hasCorrectedKey, isKeyReasonShown } from '../domain/key-reason.ts';
import type { Results, ResultsQuery } from '../ports.ts';

interface ListResultsDependencies {
  readonly results: Results;
  readonly papers: Papers;
  readonly visibleKey: FindVisibleKey;
}

interface ListResultsCommand extends ResultsQuery {
  readonly isAdmin: boolean;
  readonly now: number;
}

/** Administrators see everything. */
const allShown = { hiddenUntil: null, isKeyReasonShown: true };

/**
 * A page of results, each with the time until which its score is hidden from the reader, and whether the reason of a corrected
 * key is shown.
 */
export function listResults({ results, papers, visibleKey }: ListResultsDependencies) {
  return async ({ isAdmin, now, ...query }: ListResultsCommand) => {
    const { items, total } = await results.page(query);
    if (isAdmin) return { items: items.map((attempt) => ({ attempt, ...allShown })), total };
    const asked = items.filter((attempt) => hasWindow(attempt) || hasCorrectedKey(attempt));
    const heads = await papers.heads([...new Set(asked.map(({ examId }) => examId))]);
    const shown = items.map(async (attempt) => {
      const head = heads.get(attempt.examId) ?? null;
      const hiddenUntil = hasWindow(attempt) ? scoreHiddenUntil(head, now) : null;
      return { attempt, hiddenUntil, isKeyReasonShown: await isReasonShown(attempt, head, now) };
    });
    return { items: await Promise.all(shown), total };
  };

  async function isReasonShown(attempt: SubmittedAttempt, head: PaperHead | null, now: number) {
    if (head === null || !hasCorrectedKey(attempt)) return true;
    const { studentId, paperVersion: version } = attempt;
    return isKeyReasonShown(attempt, await visibleKey({ head, version, studentId, now }));
  }
}
