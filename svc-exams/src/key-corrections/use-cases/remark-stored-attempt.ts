import {
  type Attempt,
  type Attempts,
  isSubmitted,
  scoreHiddenUntil,
  scoreVisibleFrom,
  type SubmittedAttempt,
} from '../../attempts/index.ts';
import {
  correctionsAfter,
  type FindVisibleKey,
  hasWindow,
  type PaperHead,
  type PaperKey,
  type Papers,
  rulesOf,
} from '../../papers/index.ts';
import { correctionNotice } from '../../results/index.ts';
import { markedByKey, remarkAttempt } from '../domain/remark-attempt.ts';

interface RemarkStoredAttemptDependencies {
  readonly attempts: Pick<Attempts, 'change' | 'submit'>;
  readonly papers: Pick<Papers, 'correctedVersion'>;
  readonly visibleKey: FindVisibleKey;
  readonly now: () => number;
}

type Step = ReturnType<typeof correctionsAfter>[number] & { readonly head: PaperHead };

interface Applied {
  readonly attempt: Attempt;
  readonly isScoreChanged: boolean;
}

/**
 * Marks one submitted attempt by the current key, one correction after the other: each is one conditional write with its
 * event and, if the score changes and the student sees it, the notice with the reason of this correction. Returns whether
 * the score changed; an attempt that is marked by this key stays as it is.
 */
export function remarkStoredAttempt(dependencies: RemarkStoredAttemptDependencies) {
  const { attempts, papers, visibleKey, now } = dependencies;
  return async (attempt: SubmittedAttempt, key: PaperKey, head: PaperHead): Promise<boolean> => {
    let current = attempt;
    let isScoreChanged = false;
    for (const made of correctionsAfter(key, markedByKey(attempt))) {
      const applied = await apply(current, { ...made, head });
      if (applied === null || !isSubmitted(applied.attempt)) break;
      current = applied.attempt;
      isScoreChanged ||= applied.isScoreChanged;
    }
    return isScoreChanged;
  };

  /** null: this process does not know that version of the key yet, or there is nothing to mark. */
  async function apply(attempt: SubmittedAttempt, step: Step): Promise<Applied | null> {
    const { keyVersion, correction, head } = step;
    const { _id, examId, paperVersion, outcome } = attempt;
    if (outcome.awaitsMarks === true) return null;
    const [before, after] = await Promise.all([
      papers.correctedVersion(examId, paperVersion, keyVersion - 1),
      papers.correctedVersion(examId, paperVersion, keyVersion),
    ]);
    if (before === null || after === null) return null;
    const remarkOf = (stored: Attempt) =>
      isSubmitted(stored) ? remarkAttempt(stored, { before, after }, correction) : null;
    const rule = (stored: Attempt) => remarkOf(stored)?.attempt ?? null;
    const remarked = remarkOf(attempt);
    if (remarked === null) return null;
    const { isScoreChanged, isResultChanged } = remarked;
    if (!isResultChanged) return { attempt: await attempts.change(_id, rule), isScoreChanged };
    const window = hasWindow(head) ? head : null;
    // No notice is sent while the score or the key is hidden: others may still sit the exam, and the reason reveals its key.
    const isNoticed =
      isScoreChanged && scoreHiddenUntil(window, now()) === null && (await isKeyShown(attempt, step));
    const written = await attempts.submit(_id, {
      rule,
      scoreVisibleFrom: scoreVisibleFrom(window),
      ...(isNoticed ? { alsoRecord: (stored) => correctionNotice(stored, window, now()) } : {}),
    });
    return { attempt: written, isScoreChanged };
  }
  /** False for a question of another exam in progress, and for an exam that the student sits again. */
  async function isKeyShown({ studentId, paperVersion: version }: SubmittedAttempt, step: Step) {
    const { head, correction } = step;
    const key = await visibleKey({ head, version, studentId, now: now() });
    return key === null ? rulesOf(head).isRanked : !key.held.has(correction.questionId);
  }
}

export type RemarkStoredAttempt = ReturnType<typeof remarkStoredAttempt>;
