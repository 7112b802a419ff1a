import type { StoredKeyCorrection } from '@pathshala/rules/key-corrections';
import { correctKey } from '../domain/paper.ts';
import type { Papers } from '../ports.ts';
import { changeOf } from './paper-events.ts';

interface StoreCorrectedKeyDependencies {
  readonly papers: Pick<Papers, 'find' | 'update'>;
}

/** Stores the key of a question that was corrected in svc-exams. */
export function storeCorrectedKey({ papers }: StoreCorrectedKeyDependencies) {
  return async (paperId: string, correction: StoredKeyCorrection): Promise<void> => {
    if ((await papers.find(paperId)) === null) return;
    await papers.update(paperId, (paper) => {
      const transition = correctKey(paper, correction);
      return transition && changeOf(transition);
    });
  };
}
