import { noMail, reachedBy } from './due-mail.ts';
import { hasOffer } from './offer.ts';
import { cancelled, isConfirmed, type Registration } from './registration.ts';

/**
 * Expires a registration whose mailed link was not opened in time, without a mail, since the address is not proved; or an offer
 * that was not accepted in time. Returns null when nothing is overdue at `now` (ISO 8601), as after a confirmation or a new
 * offer.
 */
export function expireOverdue(registration: Registration, now: string): Registration | null {
  const { status, confirmBy } = registration;
  if (status === 'cancelled' || !confirmBy || confirmBy > now) return null;
  const mail = hasOffer(registration) ? reachedBy('offer-ended', registration, Date.parse(now)) : noMail;
  return { ...cancelled(registration), expiredAt: now, ...mail };
}

/**
 * Frees place and contact of an unconfirmed registration before its deadline, for an account that needs them. Returns null when
 * it is confirmed or cancelled, and for an offer, which only its own end, its holder or the campaign ends.
 */
export function releaseUnconfirmed(registration: Registration, now: string): Registration | null {
  if (registration.status === 'cancelled' || isConfirmed(registration) || hasOffer(registration)) return null;
  return { ...cancelled(registration), expiredAt: now, ...noMail };
}
