import { DomainError } from '@pathshala/contract-kit/domain-error';
import { LRUCache } from 'lru-cache';
import { type IsForStaff, type Papers, requireForStaff, type StaffRights } from '../../papers/index.ts';
import type { ComputeAnalysis, ExamAnalysis } from './compute-analysis.ts';

/** Many administrators open the page after an exam; all share one computation. */
const cache = { max: 20, ttl: 30_000 };

interface ReadExamAnalysisDependencies {
  readonly papers: Pick<Papers, 'head'>;
  readonly compute: ComputeAnalysis;
  readonly isForStaff: IsForStaff;
  readonly now: () => number;
}

/** The analysis shows the key: it is for administrators whose work needs the paper now. */
export function readExamAnalysis({ papers, compute, isForStaff, now }: ReadExamAnalysisDependencies) {
  const known = new LRUCache<string, Promise<ExamAnalysis>>(cache);
  return async (paperId: string, staff: StaffRights): Promise<ExamAnalysis> => {
    const head = await papers.head(paperId);
    if (head === null) throw new DomainError('not-found', 'exams.not-found');
    await requireForStaff(isForStaff, { head, staff, now: now() });
    const found = known.get(paperId);
    if (found !== undefined) return found;
    const computed = compute(head);
    known.set(paperId, computed);
    // The next call computes again after a failure.
    computed.catch(() => known.delete(paperId));
    return computed;
  };
}
