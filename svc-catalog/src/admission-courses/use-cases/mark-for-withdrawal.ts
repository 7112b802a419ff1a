import type { Paper } from '../domain/paper.ts';
import type { Papers } from '../ports.ts';
import { saveTimeoutMs } from './course-lease.ts';

interface MarkForRepairDependencies {
  readonly papers: Papers;
  readonly now: () => number;
}

/** Marks papers whose course is about to change, so that `repair-papers` reconciles them even if this process ends now. */
export function markForRepair(
  { papers, now }: MarkForRepairDependencies,
  marked: readonly Paper[],
): Promise<Paper[]> {
  const settleAt = now() + saveTimeoutMs;
  return Promise.all(
    marked.map(({ _id }) => papers.update(_id, (paper) => ({ state: { ...paper, settleAt } }))),
  );
}

/** Marks the published papers that a course is about to drop. */
export function markForWithdrawal(
  deps: MarkForRepairDependencies,
  dropped: readonly Paper[],
): Promise<Paper[]> {
  return markForRepair(
    deps,
    dropped.filter(({ status }) => status === 'published'),
  );
}
