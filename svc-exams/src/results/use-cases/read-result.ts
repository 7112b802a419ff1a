import type { Reader } from '@pathshala/service-kit/identity/reader';
import {
  type Attempts,
  type CloseOverdue,
  isSubmitted,
  resultNotFound,
  scoreHiddenUntil,
  type SubmittedAttempt,
} from '../../attempts/index.ts';
import {
  type FindVisibleKey,
  type IsForStaff,
  type Paper,
  type PaperHead,
  type Papers,
  type VisibleKey,
  wholeKey,
} from '../../papers/index.ts';

interface ReadResultDependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdue;
  readonly papers: Papers;
  readonly visibleKey: FindVisibleKey;
  readonly isForStaff: IsForStaff;
}

interface ReadResultCommand {
  readonly resultId: string;
  readonly reader: Reader;
  readonly now: number;
}

export interface ShownResult {
  readonly attempt: SubmittedAttempt;
  /** The paper that was sat. */
  readonly paper: Paper;
  /** The current version of the key. */
  readonly keyVersion: number;
  /** null: no part of it may be seen. */
  readonly key: VisibleKey | null;
  /** ISO 8601: the reader sees no score before; null: it may be seen. */
  readonly hiddenUntil: string | null;
  /** The student's previous attempt at the exam. */
  readonly previous: SubmittedAttempt | null;
}

/** A result of the reader, or any result for an administrator. */
export function readResult(dependencies: ReadResultDependencies) {
  const { attempts, closeOverdue, papers, visibleKey, isForStaff } = dependencies;
  return async ({ resultId, reader, now }: ReadResultCommand): Promise<ShownResult> => {
    const found = await attempts.find(resultId);
    if (found === null || !(reader.isAdmin || found.studentId === reader.userId)) throw resultNotFound();
    const attempt = await closeOverdue(found, now);
    if (!isSubmitted(attempt)) throw resultNotFound();
    const { paper, keyVersion } = await papers.version(attempt.examId, attempt.paperVersion);
    const shown = { attempt, paper, keyVersion, previous: await previousOf(attempts, attempt) };
    const head = await papers.head(attempt.examId);
    if (reader.isAdmin) return { ...shown, key: await keyForMarker(head, now), hiddenUntil: null };
    return { ...shown, key: await ownKey(attempt, head, now), hiddenUntil: scoreHiddenUntil(head, now) };
  };

  /** A removed practice has no head and no key any more. */
  async function ownKey(attempt: SubmittedAttempt, head: PaperHead | null, now: number) {
    const { studentId, paperVersion: version } = attempt;
    return head === null ? null : visibleKey({ head, version, studentId, now });
  }

  async function keyForMarker(head: PaperHead | null, now: number): Promise<VisibleKey | null> {
    return head === null || (await isForStaff(head, marker, now)) ? wholeKey : null;
  }
}

/** Only the right to mark counts here, whatever other permissions the administrator has. */
const marker = { isAuthor: false, isCampaignManager: false, isMarker: true };

/** Attempts are numbered without gaps, and an id is derived from its number. */
export async function previousOf(
  attempts: Pick<Attempts, 'find' | 'idOf'>,
  attempt: SubmittedAttempt,
): Promise<SubmittedAttempt | null> {
  if (attempt.attemptNo === 1) return null;
  const before = await attempts.find(attempts.idOf({ ...attempt, attemptNo: attempt.attemptNo - 1 }));
  return before !== null && isSubmitted(before) ? before : null;
}
