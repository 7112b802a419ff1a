import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Paper, PaperHead } from '../domain/paper.ts';
import type { Papers } from '../domain/papers.ts';

/** Who reads a paper or its key. */
export interface Reader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

export interface PaperAddress {
  readonly examId: string;
  readonly version: number;
}

export interface FoundPaper {
  readonly head: PaperHead;
  readonly paper: Paper;
}

/** A version of a paper with what is current of it; 404 where either was never published. */
export function findPaper(papers: Pick<Papers, 'head' | 'findVersion'>) {
  return async ({ examId, version }: PaperAddress): Promise<FoundPaper> => {
    const head = await papers.head(examId);
    const found = head === null ? null : await papers.findVersion(examId, version);
    if (head === null || found === null) throw paperNotFound();
    return { head, paper: found.paper };
  };
}

export function paperNotFound(): DomainError {
  return new DomainError('not-found', 'exams.not-found');
}
