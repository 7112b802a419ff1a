import type { Paper } from '../domain/paper.ts';
import type { Papers } from '../ports.ts';
import { saveTimeoutMs } from './course-lease.ts';

/** Marks the published papers that a course is about to drop, so that they are withdrawn even if this process ends now. */
export function markForWithdrawal(
  { papers, now }: { papers: Papers; now: () => number },
  dropped: readonly Paper[],
): Promise<Paper[]> {
  const settleAt = now() + saveTimeoutMs;
  const published = dropped.filter(({ status }) => status === 'published');
  return Promise.all(
    published.map(({ _id }) => papers.update(_id, (paper) => ({ state: { ...paper, settleAt } }))),
  );
}
