import { type Attempts, isSubmitted, type SubmittedAttempt } from '../../attempts/index.ts';
import { type ExamKind, type IsKeyReleased, type Papers, rulesOf } from '../../papers/index.ts';
import type { MistakeWaits } from '../ports.ts';

interface CollectSubmittedDependencies {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly papers: Pick<Papers, 'head'>;
  readonly mistakeWaits: Pick<MistakeWaits, 'add'>;
  readonly isKeyReleased: IsKeyReleased;
  readonly collect: (attempt: SubmittedAttempt, now: number) => Promise<void>;
  readonly now: () => number;
}

interface SubmittedFact {
  readonly attemptId: string;
  readonly examId: string;
  readonly examKind: ExamKind;
}

/** Collects the mistakes of an attempt where its key may be seen; else its exam waits for the release. */
export function collectSubmitted(dependencies: CollectSubmittedDependencies) {
  const { attempts, papers, mistakeWaits, isKeyReleased, collect } = dependencies;
  return async (fact: SubmittedFact): Promise<void> => {
    const now = dependencies.now();
    const { attemptId, examId } = fact;
    const isWaiting = rulesOf(fact).keyVisible === 'after-release' && !(await isReleased(examId, now));
    if (isWaiting) return mistakeWaits.add(examId);
    // Other kinds show the key after this submit, even while the student sits the exam again.
    const attempt = await attempts.find(attemptId);
    if (attempt !== null && isSubmitted(attempt)) await collect(attempt, now);
    return undefined;
  };

  async function isReleased(examId: string, now: number): Promise<boolean> {
    const head = await papers.head(examId);
    return head !== null && isKeyReleased(head, now);
  }
}
