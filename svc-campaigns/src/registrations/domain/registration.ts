import { listKeyOf } from '@pathshala/rules/bengali-order';
import type { BasicInfo, Contact } from './contact.ts';
import { dueMail, noMail, reachedBy, type DueMail } from './due-mail.ts';
import type { NameChoice } from './shown-name.ts';
import type { SittingState } from './sitting-state.ts';
import type { Standing } from './standing.ts';

/**
 * `claiming`: the contact is reserved and a place is being claimed; `repair-claims` completes it after a crash.
 * `registered` and `waiting` are active. `cancelled` frees the contact for a new registration.
 */
export type RegistrationStatus = 'claiming' | 'registered' | 'waiting' | 'cancelled';

export interface Registration extends DueMail, NameChoice, SittingState {
  readonly _id: string;
  readonly campaignId: string;
  /** null until a visitor's registration joins an account. */
  readonly studentId: string | null;
  readonly basicInfo: BasicInfo;
  /** The normalised name that a search compares. */
  readonly nameKey: string;
  /** Mailbox and mobile in one spelling each; unique in a campaign until the registration is cancelled. */
  readonly emailKey: string;
  readonly mobileKey: string;
  /** The address in one spelling, also after cancellation; empty once the account is deleted. */
  readonly addressKey: string;
  /** Digests of mailbox and mobile number, by which svc-exams knows the person; missing in older documents until the next start. */
  readonly personKeys?: readonly string[];
  /** A digest of the network that an unproved registration came from, while it may hold a place; else null or missing. */
  readonly network?: string | null;
  /** When its exam was begun, ISO 8601; missing or null: it was not. */
  readonly begunAt?: string | null;
  readonly status: RegistrationStatus;
  readonly rollNumber: string | null;
  /** Proves the place at the entrance; only the registrant gets it. Older documents get one at the next start. */
  readonly checkInCode?: string;
  /** When the entrance let the participant in, ISO 8601; missing or null: not checked in. */
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
  /** When an unconfirmed or offered place was lost, ISO 8601. */
  readonly expiredAt?: string | null;
  /** The registrant reads the mails to this address. Until then anybody may have entered the name, so no mail contains it. */
  readonly isAddressProved?: boolean;
  /** Of the mailed links: the nonce that their token is derived from, and the hash that the registration is found by. Older registrations of accounts have none. */
  readonly linkNonce?: string | null;
  readonly linkHash?: string | null;
  /** Language of the mails. */
  readonly language: 'en' | 'bn';
  /** null without a result. */
  readonly standing: Standing | null;
  /** The result came after the end, and the merit list, which may be released, has not been marked as changed by it yet. */
  readonly isUnlisted?: boolean;
  /** The version of the merit list that the latest mail of a release was about; missing before the first. */
  readonly notifiedVersion?: number;
  /** The last mail was given up: the server rejected it permanently, or for a whole day. */
  readonly hasMailFailed?: boolean;
  /** When the confirmed place was given, ISO 8601; missing in older documents. */
  readonly placedAt?: string;
  /** The start (ISO 8601) whose reminder is queued, sent, or not needed. A start that moves is reminded of again. */
  readonly remindedFor?: string;
  /** Reminders so far. */
  readonly reminders?: number;
  /** In older documents instead of `remindedFor`. */
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
  /** null: it is not counted. */
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

/** The exam was begun, by whichever status: also where the registration was cancelled in the same instant. Returns null when that is known. */
export function markBegun(registration: Registration, begunAt: string): Registration | null {
  return (registration.begunAt ?? null) === null ? { ...registration, begunAt } : null;
}

/**
 * A place that nobody has proved yet goes to somebody who has: the registration waits, and its link still confirms it. Returns null
 * when it is confirmed, offered or without a place by now.
 */
export function loseHold(registration: Registration, waitingNumber: number): Registration | null {
  const { status, isOffered, mailDue } = registration;
  if (status !== 'registered' || isOffered === true || isConfirmed(registration)) return null;
  return {
    ...registration,
    status: 'waiting',
    rollNumber: null,
    waitingNumber,
    // The first mail, if it is not sent yet, tells what is true by now.
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
