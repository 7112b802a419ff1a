import { DomainError } from '@pathshala/contract-kit/domain-error';
import { publishedKeyVersion, type Paper, type PaperHead } from '../domain/paper.ts';
import type { Papers } from '../ports.ts';

interface FindPaperDependencies {
  readonly papers: Pick<Papers, 'head' | 'correctedVersion'>;
}

export interface PaperAddress {
  readonly examId: string;
  readonly version: number;
}

/** A version of a paper, with the key of its publication; 404 where it was never published. */
export function findPaper({ papers }: FindPaperDependencies) {
  return async ({ examId, version }: PaperAddress): Promise<Paper> => {
    const found = await papers.correctedVersion(examId, version, publishedKeyVersion);
    if (found === null) throw paperNotFound();
    return found.paper;
  };
}

/** The head of a paper that has a stored version. */
export function findHead({ papers }: FindPaperDependencies) {
  return async ({ paperId }: Paper): Promise<PaperHead> => {
    const head = await papers.head(paperId);
    if (head === null) throw paperNotFound();
    return head;
  };
}

export function paperNotFound(): DomainError {
  return new DomainError('not-found', 'exams.not-found');
}
