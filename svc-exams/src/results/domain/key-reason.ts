import { rulesOf, type VisibleKey } from '../../papers/index.ts';
import type { SubmittedAttempt } from '../../attempts/index.ts';

/** Whether somebody corrected the key of the paper, so that the reason of a correction may reveal something of it. */
export function hasCorrectedKey({ outcome }: SubmittedAttempt): boolean {
  return outcome.corrections.some(({ keyVersion }) => keyVersion !== undefined);
}

/**
 * Whether the student may read why the key was corrected: not while the key is closed elsewhere, or to a student who sits
 * the exam again. Of a ranked exam the time of its score decides.
 */
export function isKeyReasonShown(attempt: SubmittedAttempt, key: VisibleKey | null): boolean {
  return key === null ? rulesOf(attempt).isRanked : key.held.size === 0;
}
