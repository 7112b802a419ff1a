import type { Papers } from '../../papers/ports.ts';
import type { PaperKey } from '../domain/paper-key.ts';
import type { PaperKeys } from '../ports.ts';
import { requirePaper } from './corrected-paper.ts';

export interface ListCorrectionsDependencies {
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly paperKeys: Pick<PaperKeys, 'find'>;
}

/** null for a paper whose key was never corrected. */
export function listCorrections(dependencies: ListCorrectionsDependencies) {
  const findPaper = requirePaper(dependencies);
  return async (paperId: string): Promise<PaperKey | null> => {
    await findPaper(paperId);
    return dependencies.paperKeys.find(paperId);
  };
}
