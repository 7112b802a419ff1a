import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type IsForStaff,
  type PaperHead,
  type Papers,
  type PreparedPaper,
  requireForStaff,
  rulesOf,
  type StaffRights,
} from '../../papers/index.ts';

interface CurrentPaper {
  readonly head: PaperHead;
  /** The current version with the current key. */
  readonly prepared: PreparedPaper;
}

/** The reader, and the time (epoch milliseconds). */
export interface CorrectionReader {
  readonly staff: StaffRights;
  readonly now: number;
}

interface RequirePaperDependencies {
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly isForStaff: IsForStaff;
}

/** The paper whose key is to be corrected. A practice has the key of its sources and is not corrected. */
export function requirePaper({ papers, isForStaff }: RequirePaperDependencies) {
  return async (paperId: string, reader: CorrectionReader): Promise<CurrentPaper> => {
    const head = await papers.head(paperId);
    if (head === null || rulesOf(head).right === 'owner') {
      throw new DomainError('not-found', 'exams.not-found');
    }
    await requireForStaff(isForStaff, { head, ...reader });
    return { head, prepared: await papers.version(paperId, head.paperVersion) };
  };
}

export type RequirePaper = ReturnType<typeof requirePaper>;
