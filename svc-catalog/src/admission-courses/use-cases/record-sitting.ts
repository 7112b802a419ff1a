import { singleFlight } from '@pathshala/service-kit/caches/single-flight';
import type { Papers } from '../ports.ts';

/** Records that a past exam was submitted: its key is changed by corrections only from then on. Idempotent. */
export function recordSitting({ papers }: { readonly papers: Pick<Papers, 'find' | 'update'> }) {
  // The ids of past exams that are known to be submitted: later submits in this process read nothing.
  const sat = new Set<string>();
  const record = singleFlight(async (paperId) => {
    if ((await papers.find(paperId)) === null) return;
    await papers.update(paperId, (paper) =>
      paper.isSat === true ? null : { state: { ...paper, isSat: true as const } },
    );
    sat.add(paperId);
  });
  return async (paperId: string): Promise<void> => {
    if (!sat.has(paperId)) await record(paperId);
  };
}
