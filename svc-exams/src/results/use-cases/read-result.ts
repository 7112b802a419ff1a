import type { Reader } from '@pathshala/service-kit/identity/reader';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  isSubmitted,
  type SubmittedAttempt,
  type Attempts,
  scoreHiddenUntil,
  type CloseOverdue,
} from '../../attempts/ports.ts';
import type { Paper, Papers, AreAnswersVisible } from '../../papers/ports.ts';

export interface ReadResultDependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdue;
  readonly papers: Papers;
  readonly areAnswersVisible: AreAnswersVisible;
}

export interface ReadResultCommand {
  readonly resultId: string;
  readonly reader: Reader;
  readonly now: number;
}

export interface ShownResult {
  readonly attempt: SubmittedAttempt;
  /** The paper that was sat. */
  readonly paper: Paper;
  readonly isKeyVisible: boolean;
  /** ISO 8601: the reader sees no score before; null: it may be seen. */
  readonly hiddenUntil: string | null;
}

/** A result of the reader's own, or of anybody for an administrator. */
export function readResult({ attempts, closeOverdue, papers, areAnswersVisible }: ReadResultDependencies) {
  return async ({ resultId, reader, now }: ReadResultCommand): Promise<ShownResult> => {
    const found = await attempts.find(resultId);
    if (found === null || !(reader.isAdmin || found.studentId === reader.userId)) throw resultNotFound();
    const attempt = await closeOverdue(found, now);
    if (!isSubmitted(attempt)) throw resultNotFound();
    const { paper } = await papers.version(attempt.examId, attempt.paperVersion);
    if (reader.isAdmin) return { attempt, paper, isKeyVisible: true, hiddenUntil: null };
    return { attempt, paper, ...(await shownToStudent(attempt, now)) };
  };

  async function shownToStudent({ examKind, examId }: SubmittedAttempt, now: number) {
    if (examKind === 'past-year') return { isKeyVisible: true, hiddenUntil: null };
    const head = await papers.head(examId);
    const isKeyVisible = head !== null && (await areAnswersVisible(head, now));
    return { isKeyVisible, hiddenUntil: scoreHiddenUntil(head, now) };
  }
}

export function resultNotFound(): DomainError {
  return new DomainError('not-found', 'exams.result-not-found');
}
