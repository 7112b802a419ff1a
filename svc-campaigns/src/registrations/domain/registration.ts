import { listKeyOf } from '@pathshala/rules/bengali-order';
import type { BasicInfo, Contact, MobileCodeState } from './contact.ts';
import { dueMail, noMail, reachedBy, type DueMail } from './due-mail.ts';
import type { NameChoice } from './shown-name.ts';
import type { SittingState } from './sitting-state.ts';
import type { Standing } from './standing.ts';

/**
 * `claiming`: the contact is reserved and a place is being claimed; `repair-claims` completes it after a crash.
 * `registered` and `waiting` are active. `cancelled` frees the contact for a new registration.
 */
export type RegistrationStatus = 'claiming' | 'registered' | 'waiting' | 'cancelled';

export interface Registration extends DueMail, NameChoice, SittingState, MobileCodeState {
  readonly _id: string;
  readonly campaignId: string;
  /** null until a visitor's registration joins an account. */
  readonly studentId: string | null;
  readonly basicInfo: BasicInfo;
  /** The normalised name that a search compares. */
  readonly nameKey: string;
  /** Normalised mailbox and mobile number; unique in a campaign until the registration is cancelled. */
  readonly emailKey: string;
  readonly mobileKey: string;
  /** The normalised address, also after cancellation; empty once the account is deleted. */
  readonly addressKey: string;
  /**
   * Digests of mailbox and mobile number, by which svc-exams identifies the person; missing in older documents until the next
   * start.
   */
  readonly personKeys?: readonly string[];
  /** A digest of the network that an unproved registration came from, while it may hold a place; else null or missing. */
  readonly network?: string | null;
  /** The begin of its exam, ISO 8601; missing or null: it was not begun. */
  readonly begunAt?: string | null;
  readonly status: RegistrationStatus;
  readonly rollNumber: string | null;
  /** Proves the place at the entrance; only the registrant gets it. Older documents get one at the next start. */
  readonly checkInCode?: string;
  /** The time of the check-in, ISO 8601; missing or null: not checked in. */
  readonly checkedInAt?: string | null;
  /** Order on the waiting list; 0 when not waiting. */
  readonly waitingNumber: number;
  /** Counts the changes that are published to svc-exams. */
  readonly version: number;
  /** ISO 8601. */
  readonly registeredAt: string;
  /** Deadline for opening the mailed link, or for accepting an offer, ISO 8601; null: confirmed, or registered with an account's proved address. */
  readonly confirmBy?: string | null;
  /** The place came from the waiting list and is held until `confirmBy`. */
  readonly isOffered?: boolean;
  /** The time at which an unconfirmed or offered place was lost, ISO 8601. */
  readonly expiredAt?: string | null;
  /** The registrant reads the mails to this address. Until then anybody may have entered the name, so no mail contains it. */
  readonly isAddressProved?: boolean;
  /**
   * The nonce from which the token of the mailed links is derived, and the hash by which the registration is found. Older
   * registrations of accounts have none.
   */
  readonly linkNonce?: string | null;
  readonly linkHash?: string | null;
  /** Language of the mails. */
  readonly language: 'en' | 'bn';
  /** null without a result. */
  readonly standing: Standing | null;
  /** The result came after the end, and the merit list, which may be released, is not marked as changed yet. */
  readonly isUnlisted?: boolean;
  /** The version of the merit list that the latest mail of a release was about; missing before the first. */
  readonly notifiedVersion?: number;
  /** The last mail failed: the server rejected it permanently, or for a whole day. */
  readonly hasMailFailed?: boolean;
  /** The time of the confirmed place, ISO 8601; missing in older documents. */
  readonly placedAt?: string;
  /** The start (ISO 8601) whose reminder is queued, sent, or not needed. After a move of the start, a new reminder is sent. */
  readonly remindedFor?: string;
  /** The number of reminders so far. */
  readonly reminders?: number;
  /** Older documents have this field instead of `remindedFor`. */
  readonly isReminded?: boolean;
  /** Distinguishes mails of one kind after an account took the registration over. */
  readonly mailRound?: number;
}

interface NewRegistration extends NameChoice {
  readonly _id: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly contact: Contact;
  readonly personKeys: readonly string[];
  /** null: the network is not counted. */
  readonly network: string | null;
  readonly language: 'en' | 'bn';
  readonly confirmBy: string | null;
  readonly isAddressProved: boolean;
  readonly link: { readonly nonce: string; readonly hash: string };
  readonly checkInCode: string;
  readonly now: string;
}

export function beginRegistration({ contact, link, now, ...rest }: NewRegistration): Registration {
  return {
    ...rest,
    ...contact,
    nameKey: listKeyOf(contact.basicInfo.fullName),
    linkNonce: link.nonce,
    linkHash: link.hash,
    status: 'claiming',
    rollNumber: null,
    waitingNumber: 0,
    version: 0,
    registeredAt: now,
    expiredAt: null,
    standing: null,
    ...noMail,
  };
}

export const isConfirmed = ({ confirmBy }: Registration): boolean => (confirmBy ?? null) === null;

export const isBegun = ({ begunAt, standing }: Registration): boolean =>
  (begunAt ?? null) !== null || standing !== null;

export const isCheckedIn = ({ checkedInAt }: Registration): boolean => (checkedInAt ?? null) !== null;

/** Assigns the claimed place. Returns null when the registration has its place already, or is cancelled. */
export function confirmPlace(
  registration: Registration,
  rollNumber: string,
  nowMs: number,
): Registration | null {
  if (registration.status !== 'claiming' && registration.status !== 'waiting') return null;
  return {
    ...registration,
    status: 'registered',
    rollNumber,
    placedAt: new Date(nowMs).toISOString(),
    waitingNumber: 0,
    version: registration.version + 1,
    ...dueMail('registered', nowMs),
  };
}

export function joinWaitingList(
  registration: Registration,
  waitingNumber: number,
  nowMs: number,
): Registration | null {
  if (registration.status !== 'claiming') return null;
  return { ...registration, status: 'waiting', waitingNumber, ...dueMail('waiting', nowMs) };
}

/**
 * Records that the exam was begun, in any status: also where the registration was cancelled at the same moment. Returns null
 * when that is recorded already.
 */
export function markBegun(registration: Registration, begunAt: string): Registration | null {
  return (registration.begunAt ?? null) === null ? { ...registration, begunAt } : null;
}

/**
 * Takes the unproved place away, for a proved registration: the registration waits, and its link still confirms it. Returns
 * null when it is confirmed, offered or without a place now.
 */
export function loseHold(registration: Registration, waitingNumber: number): Registration | null {
  const { status, isOffered, mailDue } = registration;
  if (status !== 'registered' || isOffered === true || isConfirmed(registration)) return null;
  return {
    ...registration,
    status: 'waiting',
    rollNumber: null,
    waitingNumber,
    // The first mail, if it is not sent yet, states the new status.
    ...(mailDue === 'registered' ? { mailDue: 'waiting' as const } : {}),
  };
}

/** Frees the contact, so that the same person can register again. Returns null when it is cancelled already. */
export function cancel(
  registration: Registration,
  nowMs: number,
  reason: 'cancelled' | 'deleted' = 'cancelled',
): Registration | null {
  if (registration.status === 'cancelled') return null;
  return { ...cancelled(registration), ...reachedBy(reason, registration, nowMs) };
}

/** Frees the contact, whatever the reason. A cancelled registration has no standing. */
export function cancelled(registration: Registration): Registration {
  return {
    ...registration,
    status: 'cancelled',
    emailKey: `cancelled:${registration._id}`,
    mobileKey: `cancelled:${registration._id}`,
    waitingNumber: 0,
    isOffered: false,
    network: null,
    standing: null,
    isUnlisted: false,
    version: registration.version + 1,
  };
}
