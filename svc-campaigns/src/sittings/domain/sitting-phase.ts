import { hasSittingPlace, sittingEndOf, sittingNoOf } from '../../registrations/index.ts';
import type { FoundSitting, SittingPhase } from '../ports.ts';

/** The current phase of the link. */
export function sittingPhaseOf({ campaign, registration, no }: FoundSitting, nowMs: number): SittingPhase {
  if (registration.status === 'cancelled') return 'ended';
  if (registration.studentId !== null) return 'has-account';
  if (!hasSittingPlace(registration)) return 'ended';
  if (sittingEndOf(campaign, nowMs) === null) return 'over';
  return no === sittingNoOf(registration) ? 'ready' : 'used';
}
