import { DomainError } from '@pathshala/contract-kit/domain-error';
import { publishedKeyVersion, type Paper, type PaperHead } from '../domain/paper.ts';
import type { Papers } from '../ports.ts';

export interface PaperAddress {
  readonly examId: string;
  readonly version: number;
}

/** A version of a paper, with the key of its publication; 404 where it was never published. */
export async function findPaper(
  papers: Pick<Papers, 'correctedVersion'>,
  { examId, version }: PaperAddress,
): Promise<Paper> {
  const found = await papers.correctedVersion(examId, version, publishedKeyVersion);
  if (found === null) throw paperNotFound();
  return found.paper;
}

/** The head of a paper that has a stored version. */
export async function findHead(papers: Pick<Papers, 'head'>, { paperId }: Paper): Promise<PaperHead> {
  const head = await papers.head(paperId);
  if (head === null) throw paperNotFound();
  return head;
}

export function paperNotFound(): DomainError {
  return new DomainError('not-found', 'exams.not-found');
}
