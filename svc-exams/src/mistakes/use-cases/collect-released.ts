import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import type { DeskAttempts, SubmittedAttempt } from '../../attempts/index.ts';
import type { IsKeyReleased, Papers } from '../../papers/index.ts';
import type { MistakeWait, MistakeWaits } from '../ports.ts';

interface CollectReleasedDependencies {
  readonly deskAttempts: Pick<DeskAttempts, 'submittedIn'>;
  readonly papers: Pick<Papers, 'head'>;
  readonly mistakeWaits: MistakeWaits;
  readonly isKeyReleased: IsKeyReleased;
  readonly collect: (attempt: SubmittedAttempt, now: number) => Promise<void>;
  readonly now: () => number;
}

const batchSize = 50;

/** Collects the mistakes of exams whose key is released. A process that stops half-way is continued by the next run. */
export function collectReleased(dependencies: CollectReleasedDependencies) {
  const { deskAttempts, papers, mistakeWaits, isKeyReleased, collect, now } = dependencies;
  return async (): Promise<void> => {
    await forEachSettled(await mistakeWaits.exams(), collectExam);
  };

  async function collectExam({ examId, lastAttemptId }: MistakeWait): Promise<void> {
    let after = lastAttemptId;
    for (;;) {
      if (!(await isReleased(examId))) return startAgain(examId, after);
      const batch = await deskAttempts.submittedIn(examId, after, batchSize);
      for (const attempt of batch) await collect(attempt, now());
      if (batch.length < batchSize) return mistakeWaits.done(examId);
      after = batch.at(-1)?._id ?? after;
      await mistakeWaits.advance(examId, after);
    }
  }

  /**
   * Starts again when the exam is sat again, by students whose attempts may have lower ids. Collecting an attempt twice changes
   * nothing.
   */
  async function startAgain(examId: string, after: string): Promise<void> {
    if (after !== '') await mistakeWaits.advance(examId, '');
  }

  async function isReleased(examId: string): Promise<boolean> {
    const head = await papers.head(examId);
    return head !== null && isKeyReleased(head, now());
  }
}
