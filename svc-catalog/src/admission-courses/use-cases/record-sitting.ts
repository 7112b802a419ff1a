import type { Papers } from '../ports.ts';

/** Somebody has submitted a past exam: its key is changed by corrections from now on. Idempotent. */
export function recordSitting({ papers }: { readonly papers: Pick<Papers, 'find' | 'update'> }) {
  // An id of each past exam of the school: after the first submit a process reads nothing.
  const sat = new Set<string>();
  return async (paperId: string): Promise<void> => {
    if (sat.has(paperId) || (await papers.find(paperId)) === null) return;
    await papers.update(paperId, (paper) =>
      paper.isSat === true ? null : { state: { ...paper, isSat: true as const } },
    );
    sat.add(paperId);
  };
}
