import type { Attempts } from '../../attempts/index.ts';
import type { Papers } from '../../papers/index.ts';
import type { PracticeTest } from '../domain/practice-test.ts';
import type { PracticeTests } from '../ports.ts';

interface RemovePracticeDependencies {
  readonly practiceTests: Pick<PracticeTests, 'remove'>;
  readonly papers: Pick<Papers, 'remove'>;
  readonly attempts: Pick<Attempts, 'removeAllAt'>;
}

/** Removes a test with its paper and its results. The record is removed last: until then the sweep finds it again. */
export function removePractice({ practiceTests, papers, attempts }: RemovePracticeDependencies) {
  return async ({ _id: examId }: Pick<PracticeTest, '_id'>): Promise<void> => {
    await attempts.removeAllAt(examId);
    await papers.remove(examId);
    await practiceTests.remove(examId);
  };
}
