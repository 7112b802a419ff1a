import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isOfRelease, reachedBy } from './due-mail.ts';
import { isConfirmed, type Registration } from './registration.ts';

const minuteMs = 60_000;
/** The time between two mails that the holder requests; the first comes at once. */
const mailEveryMs = minuteMs;
const maxMails = 30;
const dayMs = 24 * 60 * minuteMs;
/** The maximum that an exam desk can add to an exam (240 minutes), and time to submit. */
const deskMs = 250 * minuteMs;

/** Whether a visitor with a confirmed address sits the exam without an account. */
const isParticipant = (registration: Registration): boolean =>
  registration.studentId === null && registration.isAddressProved === true && isConfirmed(registration);

export const hasSittingPlace = (registration: Registration): boolean =>
  isParticipant(registration) && registration.status === 'registered';

/** The id that owns the attempts until there is an account, which then takes them over. Null: no participant. */
export function participantIdOf(registration: Registration): string | null {
  const { _id, studentId, sittings = 0 } = registration;
  const hasJoined = studentId !== null && sittings > 0;
  return isParticipant(registration) || hasJoined ? _id : null;
}

/** The number of the link that can be opened now. */
export const sittingNoOf = ({ sittings = 0 }: Registration): number => sittings + 1;

/** Null: this link, or a later one, was opened before. */
export function markSittingUsed(registration: Registration, no: number): Registration | null {
  return no === sittingNoOf(registration) ? { ...registration, sittings: no } : null;
}

/** Queues the mail with the link. A release mail contains the link as well, and is not replaced. */
export function queueSittingMail(registration: Registration, nowMs: number): Registration {
  const { mailDue, sittingMails = 0 } = registration;
  if (mailDue !== null && isOfRelease(mailDue)) return registration;
  return { ...registration, sittingMails: sittingMails + 1, ...reachedBy('sitting', registration, nowMs) };
}

/** Queues the mail with the link once more, for its holder. Throws `too-many` within a minute of the last request. */
export function requestSittingMail(registration: Registration, nowMs: number): Registration {
  const { sittingMailedAt, sittingMails = 0 } = registration;
  const since = sittingMailedAt === undefined ? mailEveryMs : nowMs - Date.parse(sittingMailedAt);
  if (since < mailEveryMs) throw tooMany(mailEveryMs - since);
  if (sittingMails >= maxMails) throw tooMany(dayMs);
  return { ...queueSittingMail(registration, nowMs), sittingMailedAt: new Date(nowMs).toISOString() };
}

function tooMany(leftMs: number): DomainError {
  return new DomainError('too-many', 'common.too-many', { retryAfterSeconds: Math.ceil(leftMs / 1000) });
}

interface SittingCampaign {
  readonly endDate: string;
  readonly resultsReleasedAt: string | null;
}

/**
 * The end of a session that begins now, epoch ms: with the exam, or a day after it was opened to see the result. Null: the exam
 * is over and its results are not released.
 */
export function sittingEndOf({ endDate, resultsReleasedAt }: SittingCampaign, nowMs: number): number | null {
  if (resultsReleasedAt !== null) return nowMs + dayMs;
  const end = Date.parse(endDate) + deskMs;
  return nowMs < end ? end : null;
}
