import type { Paper } from '../domain/paper.ts';
import type { SettleDependencies } from './settle-papers.ts';

/** How long a save may take before the sweeper looks after what it left, in ms. */
export const patience = 60_000;

/** Marks the papers that a course is about to drop, so that they are withdrawn even if this process ends now. */
export function claimDropped(
  { papers, now }: SettleDependencies,
  dropped: readonly Paper[],
): Promise<Paper[]> {
  const settleAt = now() + patience;
  const offered = dropped.filter(({ status }) => status === 'published');
  return Promise.all(
    offered.map(({ _id }) => papers.update(_id, (paper) => ({ state: { ...paper, settleAt } }))),
  );
}
