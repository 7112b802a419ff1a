import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Attempt, attemptNotFound, type Attempts } from '../../attempts/index.ts';
import type { Papers } from '../../papers/index.ts';
import { requireChangeable } from '../domain/pages.ts';

interface RequireAttemptDependencies {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly papers: Pick<Papers, 'publishedVersion'>;
}

export interface PagesCommand {
  readonly attemptId: string;
  readonly studentId: string;
  /** Epoch ms: when the call arrived, before its body was read. */
  readonly receivedAt: number;
}

/** The student's own attempt at a written exam, whose pages may change. */
export function requireAttempt({ attempts, papers }: RequireAttemptDependencies) {
  return async ({ attemptId, studentId, receivedAt }: PagesCommand): Promise<Attempt> => {
    const attempt = await attempts.find(attemptId);
    if (attempt === null || attempt.studentId !== studentId) throw attemptNotFound();
    const { paper } = await papers.publishedVersion(attempt.examId, attempt.paperVersion);
    if (paper.examType !== 'Written') throw new DomainError('conflict', 'exams.not-written');
    requireChangeable(attempt, receivedAt);
    return attempt;
  };
}

export type RequireAttempt = ReturnType<typeof requireAttempt>;
