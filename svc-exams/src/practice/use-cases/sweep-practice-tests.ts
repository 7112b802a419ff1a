import type { Attempts } from '../../attempts/index.ts';
import { resultsMs, unstartedMs, type PracticeTest } from '../domain/practice-test.ts';
import type { PracticeTests } from '../ports.ts';

interface SweepPracticeTestsDependencies {
  readonly practiceTests: PracticeTests;
  readonly attempts: Pick<Attempts, 'hasVersion'>;
  readonly removePractice: (test: PracticeTest) => Promise<void>;
  readonly now: () => number;
}

const batchSize = 100;

/** Removes tests that nobody started within two days, and tests older than a year with their results. */
export function sweepPracticeTests(dependencies: SweepPracticeTestsDependencies) {
  const { practiceTests, attempts, removePractice, now } = dependencies;
  return async (): Promise<void> => {
    await forEach('unsat', unstartedMs, async (test) => {
      const isSat = await attempts.hasVersion(test.studentId, { examId: test._id, version: 1 });
      await (isSat ? practiceTests.markSat(test._id) : removePractice(test));
    });
    await forEach('all', resultsMs, removePractice);
  };

  /** Each step removes the test from the next query. */
  async function forEach(
    which: 'unsat' | 'all',
    olderThanMs: number,
    step: (test: PracticeTest) => Promise<void>,
  ): Promise<void> {
    const before = new Date(now() - olderThanMs).toISOString();
    for (;;) {
      const tests = await practiceTests.madeBefore(before, which, batchSize);
      for (const test of tests) await step(test);
      if (tests.length < batchSize) return;
    }
  }
}
