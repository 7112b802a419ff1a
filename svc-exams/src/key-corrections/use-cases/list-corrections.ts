import type { PaperKey, PaperKeys } from '../../papers/index.ts';
import { questionsWithoutAccept } from '../domain/correction-of.ts';
import type { CorrectionReader, RequirePaper } from './corrected-paper.ts';

interface ListCorrectionsDependencies {
  readonly paperKeys: Pick<PaperKeys, 'find'>;
  readonly requirePaper: RequirePaper;
}

export interface ListedCorrections {
  /** null: the key was never corrected. */
  readonly key: PaperKey | null;
  /** Ids of the questions for which no further option can be accepted. */
  readonly withoutAccept: readonly string[];
}

export function listCorrections({ paperKeys, requirePaper }: ListCorrectionsDependencies) {
  return async (paperId: string, reader: CorrectionReader): Promise<ListedCorrections> => {
    const { prepared } = await requirePaper(paperId, reader);
    const key = await paperKeys.find(paperId);
    return { key, withoutAccept: questionsWithoutAccept(prepared.paper) };
  };
}
