import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Papers } from '../../papers/index.ts';
import { reviewQuestion, type ExamFindings, type Reviewing } from '../domain/exam-findings.ts';
import type { FindingsOfExams } from '../ports.ts';

interface ReviewFindingDependencies {
  readonly papers: Pick<Papers, 'head'>;
  readonly findings: FindingsOfExams;
}

/** null: the exam has not ended, or is not analysed yet. */
export function readFindings({ papers, findings }: ReviewFindingDependencies) {
  return async (paperId: string): Promise<ExamFindings | null> => {
    const stored = await findings.find(paperId);
    if (stored !== null) return stored;
    if ((await papers.head(paperId)) === null) throw new DomainError('not-found', 'exams.not-found');
    return null;
  };
}

/** Stores or withdraws a review, which leaves the key of the question unchanged. */
export function reviewFinding({ findings }: Pick<ReviewFindingDependencies, 'findings'>) {
  return async (paperId: string, reviewing: Reviewing): Promise<ExamFindings> => {
    if ((await findings.find(paperId)) === null)
      throw new DomainError('not-found', 'exams.finding-not-found');
    return findings.update(paperId, (stored) => ({ state: reviewQuestion(stored, reviewing) }));
  };
}
