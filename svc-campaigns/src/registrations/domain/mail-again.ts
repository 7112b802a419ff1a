import type { MailKind } from './due-mail.ts';
import { hasOffer } from './offer.ts';
import type { Registration } from './registration.ts';

/** Whether a mail that could not be sent still says what is true: it is written from the registration as it is now. */
export function mayMailAgain(kind: MailKind, registration: Registration): boolean {
  const { status, basicInfo } = registration;
  if (basicInfo.email === '' || status === 'claiming') return false;
  if (kind === 'cancelled' || kind === 'deleted' || kind === 'offer-ended') return status === 'cancelled';
  if (kind === 'offer') return hasOffer(registration);
  if (kind === 'waiting') return status === 'waiting';
  // It was of the day before the start, and is given up after a day.
  if (kind === 'reminder') return false;
  return status === 'registered';
}
