import {
  isSubmitted,
  scoreVisibleFrom,
  type Attempt,
  type Attempts,
  type SubmittedAttempt,
} from '../../attempts/ports.ts';
import { hasWindow, type PaperHead, type Papers } from '../../papers/ports.ts';
import { correctionNotice } from '../../results/ports.ts';
import { keyVersionOf, type PaperKey } from '../domain/paper-key.ts';
import { markedByKey, remarkAttempt } from '../domain/remark-attempt.ts';

export interface RemarkStoredAttemptDependencies {
  readonly attempts: Attempts;
  readonly papers: Pick<Papers, 'correctedVersion'>;
  readonly now: () => number;
}

/**
 * Marks one submitted attempt by the current key: one conditional write with its event and, if the score changes, the
 * notice to its student. Returns whether the score changed; an attempt that is marked by this key stays as it is.
 */
export function remarkStoredAttempt({ attempts, papers, now }: RemarkStoredAttemptDependencies) {
  return async (attempt: SubmittedAttempt, key: PaperKey, head: PaperHead): Promise<boolean> => {
    const correction = key.corrections.at(-1);
    const { examId, paperVersion, outcome } = attempt;
    if (correction === undefined || outcome.awaitsMarks === true) return false;
    if (markedByKey(attempt) >= keyVersionOf(key)) return false;
    const [before, after] = await Promise.all([
      papers.correctedVersion(examId, paperVersion, markedByKey(attempt)),
      papers.correctedVersion(examId, paperVersion, keyVersionOf(key)),
    ]);
    if (before === null || after === null) return false;
    const remarkOf = (stored: Attempt) =>
      isSubmitted(stored) ? remarkAttempt(stored, { before, after }, correction) : null;
    const remarked = remarkOf(attempt);
    if (remarked === null) return false;
    const rule = (stored: Attempt) => remarkOf(stored)?.attempt ?? null;
    if (!remarked.isResultChanged) {
      await attempts.change(attempt._id, rule);
      return false;
    }
    const window = hasWindow(head) ? head : null;
    await attempts.submit(attempt._id, {
      rule,
      scoreVisibleFrom: scoreVisibleFrom(window),
      ...(remarked.isScoreChanged ? { alsoRecord: (stored) => correctionNotice(stored, window, now()) } : {}),
    });
    return remarked.isScoreChanged;
  };
}
