import { type SubmittedAttempt, scoreHiddenUntil } from '../../attempts/ports.ts';
import { hasWindow, type Papers } from '../../papers/ports.ts';
import type { Results, ResultsQuery } from '../ports.ts';

export interface ListResultsDependencies {
  readonly results: Results;
  readonly papers: Papers;
}

export interface ListResultsCommand extends ResultsQuery {
  readonly isAdmin: boolean;
  readonly now: number;
}

/** A page of results, each with the time until which its score is hidden from the reader. */
export function listResults({ results, papers }: ListResultsDependencies) {
  return async ({ isAdmin, now, ...query }: ListResultsCommand) => {
    const { items, total } = await results.page(query);
    const campaigns = isAdmin ? [] : items.filter(hasWindow);
    const heads = await papers.heads([...new Set(campaigns.map(({ examId }) => examId))]);
    const hiddenUntil = ({ examId }: SubmittedAttempt) => scoreHiddenUntil(heads.get(examId) ?? null, now);
    return { items: items.map((attempt) => ({ attempt, hiddenUntil: hiddenUntil(attempt) })), total };
  };
}
