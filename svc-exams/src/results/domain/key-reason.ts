import { rulesOf, type VisibleKey } from '../../papers/index.ts';
import type { SubmittedAttempt } from '../../attempts/index.ts';

/** Whether the key of the paper was corrected, so that the reason of a correction may reveal part of it. */
export function hasCorrectedKey({ outcome }: SubmittedAttempt): boolean {
  return outcome.corrections.some(({ keyVersion }) => keyVersion !== undefined);
}

/**
 * Whether the student may read the reason of a key correction: not while the key is closed elsewhere, or to a student who sits
 * the exam again. For a ranked exam the time of its score decides.
 */
export function isKeyReasonShown(attempt: SubmittedAttempt, key: VisibleKey | null): boolean {
  return key === null ? rulesOf(attempt).isRanked : key.held.size === 0;
}
