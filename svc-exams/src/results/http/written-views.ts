import type { Result } from '@pathshala/svc-exams-contract/result';
import { toWrittenPage } from '../../attempts/http/index.ts';
import type { SubmittedAttempt } from '../../attempts/index.ts';

/** The marks of a written exam, with the pages and the comments on them; null: not a written exam, or not marked yet. */
export function markingOf({ _id, outcome, written }: SubmittedAttempt): Result['marking'] {
  const { marking } = outcome;
  if (marking === undefined) return null;
  return {
    criteria: marking.criteria.map((criterion) => ({ ...criterion })),
    comment: marking.comment,
    version: marking.rev,
    markedAt: marking.markedAt,
    reason: marking.reason,
    pages: (written?.pages ?? []).map((page) => ({
      ...toWrittenPage(_id, page),
      annotations: marking.annotations
        .filter(({ pageId }) => pageId === page.pageId)
        .map(({ x, y, text }) => ({ x, y, text })),
    })),
  };
}
