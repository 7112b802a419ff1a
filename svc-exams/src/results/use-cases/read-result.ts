import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isSubmitted, type SubmittedAttempt } from '../../attempts/domain/attempt.ts';
import type { Attempts } from '../../attempts/domain/attempts.ts';
import { scoreHiddenUntil } from '../../attempts/domain/score-visibility.ts';
import type { CloseOverdueAttempt } from '../../attempts/use-cases/close-overdue-attempt.ts';
import type { Paper } from '../../papers/domain/paper.ts';
import type { Papers } from '../../papers/domain/papers.ts';
import type { AreAnswersVisible } from '../../papers/use-cases/are-answers-visible.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdueAttempt;
  readonly papers: Papers;
  readonly areAnswersVisible: AreAnswersVisible;
}

export interface ReadResultCommand {
  readonly resultId: string;
  readonly reader: { readonly userId: string; readonly isAdmin: boolean };
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
export function readResult({ attempts, closeOverdue, papers, areAnswersVisible }: Dependencies) {
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
