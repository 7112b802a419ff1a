import type { StoredKeyCorrection } from '@pathshala/rules/key-corrections';
import { correctKey } from '../domain/correct-key.ts';
import type { Exams } from '../ports.ts';
import { changeOf } from './paper-events.ts';

interface StoreCorrectedKeyDependencies {
  readonly exams: Pick<Exams, 'find' | 'update'>;
}

/** Stores the corrected key of a question; papers of other services are ignored. */
export function storeCorrectedKey({ exams }: StoreCorrectedKeyDependencies) {
  return async (paperId: string, correction: StoredKeyCorrection): Promise<void> => {
    if ((await exams.find(paperId)) === null) return;
    await exams.update(paperId, (exam) => {
      const corrected = correctKey(exam, correction);
      return corrected && changeOf(exam, corrected);
    });
  };
}
