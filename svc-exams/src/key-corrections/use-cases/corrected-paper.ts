import { DomainError } from '@pathshala/contract-kit/domain-error';
import { rulesOf, type PaperHead, type Papers, type PreparedPaper } from '../../papers/ports.ts';

export interface CurrentPaper {
  readonly head: PaperHead;
  /** The current version with the key as it is now. */
  readonly prepared: PreparedPaper;
}

/** The paper whose key is to be corrected. A practice has the key of its sources and is not corrected. */
export function requirePaper({ papers }: { readonly papers: Pick<Papers, 'head' | 'version'> }) {
  return async (paperId: string): Promise<CurrentPaper> => {
    const head = await papers.head(paperId);
    if (head === null || rulesOf(head).right === 'owner') {
      throw new DomainError('not-found', 'exams.not-found');
    }
    return { head, prepared: await papers.version(paperId, head.paperVersion) };
  };
}
