import type { MailKind } from './due-mail.ts';
import { hasOffer } from './offer.ts';
import type { Registration } from './registration.ts';

/** Whether a failed mail is still true: it is written anew from the current registration. */
export function mayMailAgain(kind: MailKind, registration: Registration): boolean {
  const { status, basicInfo } = registration;
  if (basicInfo.email === '' || status === 'claiming') return false;
  if (kind === 'cancelled' || kind === 'deleted' || kind === 'offer-ended') return status === 'cancelled';
  if (kind === 'offer') return hasOffer(registration);
  if (kind === 'waiting') return status === 'waiting';
  // A reminder is for the day before the start; its tries end after a day.
  if (kind === 'reminder') return false;
  return status === 'registered';
}
