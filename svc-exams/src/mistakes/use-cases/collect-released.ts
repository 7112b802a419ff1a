import { eachSeparately } from '@pathshala/service-kit/platform/each-separately';
import type { Attempts, SubmittedAttempt } from '../../attempts/ports.ts';
import type { AreAnswersVisible, Papers } from '../../papers/ports.ts';
import type { MistakeWait, MistakeWaits } from '../ports.ts';

export interface CollectReleasedDependencies {
  readonly attempts: Pick<Attempts, 'submittedIn'>;
  readonly papers: Pick<Papers, 'head'>;
  readonly mistakeWaits: MistakeWaits;
  readonly areAnswersVisible: AreAnswersVisible;
  readonly collect: (attempt: SubmittedAttempt, now: number) => Promise<void>;
  readonly now: () => number;
}

const batchSize = 50;

/** Collects the mistakes of exams whose key has become visible. A process that stops half-way is continued by the next run. */
export function collectReleased(dependencies: CollectReleasedDependencies) {
  const { attempts, papers, mistakeWaits, areAnswersVisible, collect, now } = dependencies;
  return async (): Promise<void> => {
    await eachSeparately(await mistakeWaits.exams(), collectExam);
  };

  async function collectExam({ examId, lastAttemptId }: MistakeWait): Promise<void> {
    let after = lastAttemptId;
    for (;;) {
      const batch = await attempts.submittedIn(examId, after, batchSize);
      const last = batch.at(-1);
      if (last === undefined) return mistakeWaits.done(examId);
      if (!(await isVisible(last))) return undefined;
      for (const attempt of batch) await collect(attempt, now());
      after = last._id;
      await mistakeWaits.advance(examId, after);
    }
  }

  async function isVisible({ examId, paperVersion: version, studentId }: SubmittedAttempt): Promise<boolean> {
    const head = await papers.head(examId);
    return head !== null && areAnswersVisible({ head, version, studentId, now: now() });
  }
}
