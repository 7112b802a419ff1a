import { searchKeyOf } from '@pathshala/rules/bengali';
import type { BasicInfo, Contact } from './contact.ts';
import { dueMail, noMail, type DueMail } from './due-mail.ts';
import type { Standing } from './standing.ts';

/**
 * `claiming`: the contact is reserved and a place is being claimed; `repair-claims` completes it after a crash.
 * `registered` and `waiting` are active. `cancelled` frees the contact for a new registration.
 */
export type RegistrationStatus = 'claiming' | 'registered' | 'waiting' | 'cancelled';

export interface Registration extends DueMail {
  readonly _id: string;
  readonly campaignId: string;
  /** null until a visitor's registration joins an account. */
  readonly studentId: string | null;
  readonly basicInfo: BasicInfo;
  /** The normalised name that a search compares. */
  readonly nameKey: string;
  /** Email and mobile in one spelling each; unique in a campaign until the registration is cancelled. */
  readonly emailKey: string;
  readonly mobileKey: string;
  /** The email key, also after cancellation; empty once the account is deleted. */
  readonly addressKey: string;
  readonly status: RegistrationStatus;
  readonly rollNumber: string | null;
  /** Order on the waiting list; 0 when not waiting. */
  readonly waitingNumber: number;
  /** Counts the changes that are published to svc-exams. */
  readonly version: number;
  /** ISO 8601. */
  readonly registeredAt: string;
  /** Deadline for opening the mailed link, ISO 8601; null: confirmed, or registered by an account. */
  readonly confirmBy?: string | null;
  /** When an unconfirmed registration lost its place, ISO 8601. */
  readonly expiredAt?: string | null;
  /** The registrant reads the mails to this address. Until then anybody may have entered the name, so no mail contains it. */
  readonly isAddressProved?: boolean;
  /** Of the mailed link: the nonce that its token is derived from, and the hash that the registration is found by. */
  readonly linkNonce?: string | null;
  readonly linkHash?: string | null;
  /** Language of the mails. */
  readonly language: 'en' | 'bn';
  /** Whether the merit list shows the name; it always shows the roll number. */
  readonly showsName: boolean;
  /** null without a result. */
  readonly standing: Standing | null;
  /** The release mail is queued or sent. */
  readonly isToldOfRelease: boolean;
  /** The last mail was given up: the server rejected it permanently, or for a whole day. */
  readonly hasMailFailed?: boolean;
  /** Distinguishes mails of one kind after an account took the registration over. */
  readonly mailRound?: number;
}

export interface NewRegistration {
  readonly _id: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly contact: Contact;
  readonly language: 'en' | 'bn';
  readonly showsName: boolean;
  readonly confirmBy: string | null;
  readonly isAddressProved: boolean;
  /** null for the registration of an account: it needs no link. */
  readonly link: { readonly nonce: string; readonly hash: string } | null;
  readonly now: string;
}

export function beginRegistration({ contact, link, now, ...rest }: NewRegistration): Registration {
  return {
    ...rest,
    ...contact,
    nameKey: searchKeyOf(contact.basicInfo.fullName),
    addressKey: contact.emailKey,
    linkNonce: link?.nonce ?? null,
    linkHash: link?.hash ?? null,
    status: 'claiming',
    rollNumber: null,
    waitingNumber: 0,
    version: 0,
    registeredAt: now,
    expiredAt: null,
    standing: null,
    isToldOfRelease: false,
    ...noMail,
  };
}

export const isConfirmed = ({ confirmBy }: Registration): boolean => (confirmBy ?? null) === null;

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

/** Frees the contact, so that the same person can register again. Returns null when it is cancelled already. */
export function cancel(
  registration: Registration,
  nowMs: number,
  reason: 'cancelled' | 'deleted' = 'cancelled',
): Registration | null {
  if (registration.status === 'cancelled') return null;
  const isReachable = registration.basicInfo.email !== '';
  return { ...cancelled(registration), ...(isReachable ? dueMail(reason, nowMs) : noMail) };
}

/** The mailed link was not opened in time. No mail is sent: nobody has proved that address. */
export function expire(registration: Registration, now: string): Registration | null {
  if (registration.status === 'cancelled' || isConfirmed(registration)) return null;
  return { ...cancelled(registration), expiredAt: now, ...noMail };
}

function cancelled(registration: Registration): Registration {
  return {
    ...registration,
    status: 'cancelled',
    emailKey: `cancelled:${registration._id}`,
    mobileKey: `cancelled:${registration._id}`,
    waitingNumber: 0,
    version: registration.version + 1,
  };
}
