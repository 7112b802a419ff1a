import { reconcilePapers, type ReconcilePapersDependencies } from './reconcile-papers.ts';

interface RepairPapersDependencies extends ReconcilePapersDependencies {
  readonly now: () => number;
}

const batchSize = 100;

/** The job `repair-papers`: completes or undoes saves that were interrupted between the papers and their course. */
export function repairPapers(deps: RepairPapersDependencies) {
  const reconcile = reconcilePapers(deps);
  return async (): Promise<void> => {
    const unfinished = await deps.papers.unfinished(deps.now(), batchSize);
    await reconcile(unfinished.map(({ _id }) => _id));
  };
}
