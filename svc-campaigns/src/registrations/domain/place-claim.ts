import type { PlaceClaim } from '../../campaigns/index.ts';
import type { Registration } from './registration.ts';

/** An offered place is held like a place whose mailed link is not opened yet: public counts leave it out. */
export function claimOf(
  registration: Registration,
  { nowMs, isHeld, isOverHoldLimit = false }: { nowMs: number; isHeld: boolean; isOverHoldLimit?: boolean },
): PlaceClaim {
  const at = new Date(nowMs).toISOString();
  return { registrationId: registration._id, at, isConfirmed: !isHeld, isOverHoldLimit };
}
