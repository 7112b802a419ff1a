import { DomainError } from '@pathshala/contract-kit/domain-error';
import { LRUCache } from 'lru-cache';
import { computeAnalysis, type ComputeAnalysisDependencies, type ExamAnalysis } from './compute-analysis.ts';

/** Many administrators open the page after an exam; all get what the first one computed. */
const cache = { max: 20, ttl: 30_000 };

export function readExamAnalysis(dependencies: ComputeAnalysisDependencies) {
  const { papers } = dependencies;
  const compute = computeAnalysis(dependencies);
  const known = new LRUCache<string, Promise<ExamAnalysis>>(cache);
  return async (paperId: string): Promise<ExamAnalysis> => {
    const head = await papers.head(paperId);
    if (head === null) throw new DomainError('not-found', 'exams.not-found');
    const found = known.get(paperId);
    if (found !== undefined) return found;
    const computed = compute(head);
    known.set(paperId, computed);
    // The next call computes again after a failure.
    computed.catch(() => known.delete(paperId));
    return computed;
  };
}
