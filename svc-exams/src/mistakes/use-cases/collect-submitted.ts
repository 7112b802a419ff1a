import { isSubmitted, type Attempts, type SubmittedAttempt } from '../../attempts/ports.ts';
import { rulesOf, type AreAnswersVisible, type ExamKind, type Papers } from '../../papers/ports.ts';
import type { MistakeWaits } from '../ports.ts';

export interface CollectSubmittedDependencies {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly papers: Pick<Papers, 'head'>;
  readonly mistakeWaits: Pick<MistakeWaits, 'add'>;
  readonly areAnswersVisible: AreAnswersVisible;
  readonly collect: (attempt: SubmittedAttempt, now: number) => Promise<void>;
  readonly now: () => number;
}

export interface SubmittedFact {
  readonly attemptId: string;
  readonly studentId: string;
  readonly examId: string;
  readonly examKind: ExamKind;
}

/** Collects the mistakes of an attempt where its key may be seen; else its exam waits for the release. */
export function collectSubmitted(dependencies: CollectSubmittedDependencies) {
  const { attempts, papers, mistakeWaits, areAnswersVisible, collect } = dependencies;
  return async (fact: SubmittedFact): Promise<void> => {
    const now = dependencies.now();
    const { attemptId, studentId, examId } = fact;
    const isReleased = rulesOf(fact).keyVisible === 'after-release';
    if (isReleased && !(await isVisible(examId, studentId, now))) return mistakeWaits.add(examId);
    // Other kinds show the key after the submit, which this is, even while the student sits the exam again.
    const attempt = await attempts.find(attemptId);
    if (attempt !== null && isSubmitted(attempt)) await collect(attempt, now);
    return undefined;
  };

  async function isVisible(examId: string, studentId: string, now: number): Promise<boolean> {
    const head = await papers.head(examId);
    return head !== null && areAnswersVisible({ head, version: head.paperVersion, studentId, now });
  }
}
