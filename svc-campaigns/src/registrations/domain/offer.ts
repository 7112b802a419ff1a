import { reachedBy } from './due-mail.ts';
import type { Registration } from './registration.ts';

const hourMs = 60 * 60_000;
/** How long a free place is offered to the first on the waiting list. */
const offerMs = 24 * hourMs;
/** No offer ends later than this before the start, so that the place can still be offered to the next. */
const endsBeforeStartMs = 2 * hourMs;
/** If less than this is left, the place is assigned at once. */
const shortestOfferMs = hourMs;

interface OfferingCampaign {
  readonly startDate: string;
  readonly maxParticipants: number;
}

/** The end of an offer that is made now, ISO 8601; null: the place is assigned at once. */
export function offerEndOf({ startDate, maxParticipants }: OfferingCampaign, nowMs: number): string | null {
  if (maxParticipants === 0) return null;
  const end = Math.min(nowMs + offerMs, Date.parse(startDate) - endsBeforeStartMs);
  return end - nowMs < shortestOfferMs ? null : new Date(end).toISOString();
}

/** Whether a place is held for a registration from the waiting list until the offer is accepted, declined or over. */
export const hasOffer = ({ status, isOffered }: Registration): boolean =>
  status === 'registered' && isOffered === true;

interface Offer {
  readonly rollNumber: string;
  /** ISO 8601. */
  readonly until: string;
  readonly nowMs: number;
}

/** Returns null when the registration is not waiting any more. */
export function offerPlace(registration: Registration, offer: Offer): Registration | null {
  if (registration.status !== 'waiting') return null;
  return {
    ...registration,
    status: 'registered',
    rollNumber: offer.rollNumber,
    waitingNumber: 0,
    confirmBy: offer.until,
    isOffered: true,
    ...reachedBy('offer', registration, offer.nowMs),
  };
}

/** Returns null when no offer is open, so that repeated clicks have no effect. */
export function acceptOffer(registration: Registration, nowMs: number): Registration | null {
  if (!hasOffer(registration)) return null;
  return {
    ...registration,
    confirmBy: null,
    isOffered: false,
    placedAt: new Date(nowMs).toISOString(),
    version: registration.version + 1,
    ...reachedBy('registered', registration, nowMs),
  };
}
