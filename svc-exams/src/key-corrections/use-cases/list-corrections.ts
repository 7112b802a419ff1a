import type { IsForStaff, PaperKey, PaperKeys, Papers } from '../../papers/index.ts';
import { questionsWithoutAccept } from '../domain/correction-of.ts';
import { requirePaper, type CorrectionReader } from './corrected-paper.ts';

interface ListCorrectionsDependencies {
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly paperKeys: Pick<PaperKeys, 'find'>;
  readonly isForStaff: IsForStaff;
}

export interface ListedCorrections {
  /** null: the key was never corrected. */
  readonly key: PaperKey | null;
  /** Ids of the questions for which no further option can be accepted. */
  readonly withoutAccept: readonly string[];
}

export function listCorrections(dependencies: ListCorrectionsDependencies) {
  const findPaper = requirePaper(dependencies);
  return async (paperId: string, reader: CorrectionReader): Promise<ListedCorrections> => {
    const { prepared } = await findPaper(paperId, reader);
    const key = await dependencies.paperKeys.find(paperId);
    return { key, withoutAccept: questionsWithoutAccept(prepared.paper) };
  };
}
