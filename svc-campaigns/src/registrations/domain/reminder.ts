import { reachedBy } from './due-mail.ts';
import { isConfirmed, type Registration } from './registration.ts';

/** How long before the start the participants are reminded. */
export const remindBeforeMs = 24 * 60 * 60_000;

interface Reminding {
  readonly startDate: string;
}

/**
 * Reminds a participant once of this start; a participant who got the place within that time has a recent mail, and is only
 * marked. Returns null without a confirmed place, when it was done before, and while another mail is due: the next run tries
 * again.
 */
export function remind(
  registration: Registration,
  { startDate }: Reminding,
  nowMs: number,
): Registration | null {
  const { status, remindedFor, isReminded, mailDueAt, placedAt, registeredAt } = registration;
  if (status !== 'registered' || !isConfirmed(registration)) return null;
  if (remindedFor === startDate || mailDueAt !== null) return null;
  if (remindedFor === undefined && isReminded === true) return { ...registration, remindedFor: startDate };
  const isNew = Date.parse(placedAt ?? registeredAt) > Date.parse(startDate) - remindBeforeMs;
  if (isNew) return { ...registration, remindedFor: startDate };
  const reminders = (registration.reminders ?? 0) + 1;
  return {
    ...registration,
    remindedFor: startDate,
    reminders,
    ...reachedBy('reminder', registration, nowMs),
  };
}
