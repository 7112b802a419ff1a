import type { Reader } from '@pathshala/identity/reader';
import {
  resultNotFound,
  isSubmitted,
  type SubmittedAttempt,
  type Attempts,
  scoreHiddenUntil,
  type CloseOverdue,
} from '../../attempts/ports.ts';
import { rulesOf, type Paper, type Papers, type AreAnswersVisible } from '../../papers/ports.ts';

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
  /** Of the key that the paper has now. */
  readonly keyVersion: number;
  readonly isKeyVisible: boolean;
  /** ISO 8601: the reader sees no score before; null: it may be seen. */
  readonly hiddenUntil: string | null;
  /** The student's attempt at the exam before this one. */
  readonly previous: SubmittedAttempt | null;
}

/** A result of the reader's own, or of anybody for an administrator. */
export function readResult({ attempts, closeOverdue, papers, areAnswersVisible }: ReadResultDependencies) {
  return async ({ resultId, reader, now }: ReadResultCommand): Promise<ShownResult> => {
    const found = await attempts.find(resultId);
    if (found === null || !(reader.isAdmin || found.studentId === reader.userId)) throw resultNotFound();
    const attempt = await closeOverdue(found, now);
    if (!isSubmitted(attempt)) throw resultNotFound();
    const { paper, keyVersion } = await papers.version(attempt.examId, attempt.paperVersion);
    const shown = { attempt, paper, keyVersion, previous: await previousOf(attempts, attempt) };
    if (reader.isAdmin) return { ...shown, isKeyVisible: true, hiddenUntil: null };
    return { ...shown, ...(await shownToStudent(attempt, now)) };
  };

  async function shownToStudent(attempt: SubmittedAttempt, now: number) {
    if (rulesOf(attempt).keyVisible === 'always') return { isKeyVisible: true, hiddenUntil: null };
    const { examId, studentId, paperVersion: version } = attempt;
    const head = await papers.head(examId);
    const isKeyVisible = head !== null && (await areAnswersVisible({ head, version, studentId, now }));
    return { isKeyVisible, hiddenUntil: scoreHiddenUntil(head, now) };
  }
}

/** Attempts are numbered without gaps, and an id follows from its number. */
export async function previousOf(
  attempts: Pick<Attempts, 'find' | 'idOf'>,
  attempt: SubmittedAttempt,
): Promise<SubmittedAttempt | null> {
  if (attempt.attemptNo === 1) return null;
  const before = await attempts.find(attempts.idOf({ ...attempt, attemptNo: attempt.attemptNo - 1 }));
  return before !== null && isSubmitted(before) ? before : null;
}
