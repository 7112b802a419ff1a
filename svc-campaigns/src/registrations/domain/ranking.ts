import type { Registration } from './registration.ts';
import { asNameChoice, nameShownOf, type NameShown } from './shown-name.ts';
import { orderOf, type RankedResult } from './standing.ts';

/**
 * Stores a result. Returns null for a version of the score that is not newer than the stored one, and for a cancelled
 * registration, which has no standing. `isLate`: the campaign is over, so its merit list may be released.
 */
export function rank(registration: Registration, result: RankedResult, isLate = false): Registration | null {
  const known = registration.standing;
  if (registration.status === 'cancelled') return null;
  if (known !== null && known.scoreVersion >= result.scoreVersion) return null;
  const late = isLate ? { isUnlisted: true } : {};
  return { ...registration, standing: { ...result, order: orderOf(result) }, ...late };
}

/**
 * Records that the merit list contains this version of the score. Returns null when it is not the latest one, or was recorded
 * before.
 */
export function listed(registration: Registration, scoreVersion: number): Registration | null {
  const isLatest = registration.standing?.scoreVersion === scoreVersion;
  return isLatest && registration.isUnlisted === true ? { ...registration, isUnlisted: false } : null;
}

/** CMP-06: the participant chooses what the merit list shows. */
export function chooseName(registration: Registration, nameShown: NameShown): Registration | null {
  return nameShownOf(registration) === nameShown ? null : { ...registration, ...asNameChoice(nameShown) };
}
