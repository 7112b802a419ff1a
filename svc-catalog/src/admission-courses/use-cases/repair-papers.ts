import type { Papers } from '../ports.ts';
import type { ReconcilePapers } from './reconcile-papers.ts';

interface RepairPapersDependencies {
  readonly papers: Pick<Papers, 'unfinished'>;
  readonly reconcile: ReconcilePapers;
  readonly now: () => number;
}

const batchSize = 100;

/** The job `repair-papers`: completes or undoes saves that were interrupted between the papers and their course. */
export function repairPapers({ papers, reconcile, now }: RepairPapersDependencies) {
  return async (): Promise<void> => {
    const unfinished = await papers.unfinished(now(), batchSize);
    await reconcile(unfinished.map(({ _id }) => _id));
  };
}
