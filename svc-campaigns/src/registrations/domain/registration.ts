import { searchKeyOf } from '@pathshala/rules/bengali';
import type { BasicInfo, Contact } from './contact.ts';
import type { Standing } from './standing.ts';

/**
 * `claiming`: the contact is reserved and a place is being taken; a sweeper ends it one way or the other.
 * `cancelled` frees the contact for a new registration.
 */
export type RegistrationStatus = 'claiming' | 'registered' | 'waiting' | 'cancelled';

export type MailKind = 'registered' | 'waiting' | 'cancelled' | 'deleted' | 'released';

export interface Registration {
  readonly _id: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly basicInfo: BasicInfo;
  /** The name as a search compares it. */
  readonly nameKey: string;
  /** Unique in a campaign while the registration is held. */
  readonly emailKey: string;
  readonly mobileKey: string;
  /** The email key even after the registration was cancelled; empty once the person is forgotten. */
  readonly addressKey: string;
  readonly status: RegistrationStatus;
  readonly rollNumber: string | null;
  /** Order in the waiting list, 0 for those who do not wait. */
  readonly waitingNumber: number;
  /** Counts the changes that svc-exams must know of. */
  readonly version: number;
  readonly registeredAt: string;
  /** Until when a visitor opens the mailed link, ISO 8601; null: confirmed, or an account's own. */
  readonly confirmBy?: string | null;
  /** Since when an unconfirmed one holds no place any more, ISO 8601. */
  readonly expiredAt?: string | null;
  /** Whoever registered reads the mails of this address; else the name may be anybody's words and is not repeated there. */
  readonly isAddressProved?: boolean;
  /** Of the mailed link: what its token follows from, and the hash it is found by. */
  readonly linkNonce?: string | null;
  readonly linkHash?: string | null;
  /** Language of the mails. */
  readonly language: 'en' | 'bn';
  /** Whether the merit list shows the name; else it shows the roll number. */
  readonly showsName: boolean;
  /** null while there is no result. */
  readonly standing: Standing | null;
  readonly isToldOfRelease: boolean;
  /** The mail still to be sent, and since when (epoch ms); null when none is. */
  readonly mailDue: MailKind | null;
  readonly mailDueAt: number | null;
  /** How often the mail that is due failed. */
  readonly mailFailures?: number;
  /** The last mail was given up: the server refused it for good, or a day long. */
  readonly hasMailFailed?: boolean;
  /** Tells mails of one kind apart when a registration was begun anew. */
  readonly mailRound?: number;
}

/** An account as a registration joins it. */
export interface Account {
  readonly userId: string;
  readonly name: string;
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
  /** null for an account's own: it needs no link. */
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
    mailDue: null,
    mailDueAt: null,
  };
}

export const isConfirmed = ({ confirmBy }: Registration): boolean => (confirmBy ?? null) === null;

const mail = (mailDue: MailKind, mailDueAt: number) => ({ mailDue, mailDueAt, mailFailures: 0 });
const noMail = { mailDue: null, mailDueAt: null } as const;

/** Gives the place that was claimed in the count. A registration that has its place already stays as it is. */
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
    ...mail('registered', nowMs),
  };
}

export function queue(registration: Registration, waitingNumber: number, nowMs: number): Registration | null {
  if (registration.status !== 'claiming') return null;
  return { ...registration, status: 'waiting', waitingNumber, ...mail('waiting', nowMs) };
}

/** Frees the contact: the same person may register again. */
export function cancel(
  registration: Registration,
  nowMs: number,
  why: 'cancelled' | 'deleted' = 'cancelled',
): Registration | null {
  if (registration.status === 'cancelled') return null;
  return { ...freed(registration), ...(registration.basicInfo.email === '' ? noMail : mail(why, nowMs)) };
}

/** The mailed link was not opened in time: the place is free, and nothing more is mailed to an address that nobody proved. */
export function expire(registration: Registration, now: string): Registration | null {
  if (registration.status === 'cancelled' || isConfirmed(registration)) return null;
  return { ...freed(registration), expiredAt: now, ...noMail };
}

function freed(registration: Registration): Registration {
  return {
    ...registration,
    status: 'cancelled',
    emailKey: `cancelled:${registration._id}`,
    mobileKey: `cancelled:${registration._id}`,
    waitingNumber: 0,
    version: registration.version + 1,
  };
}

/** The mailed link was opened. Null: it was before, and there is no account to join; or the place is gone. */
export function confirm(registration: Registration, account: Account | null): Registration | null {
  if (registration.status === 'cancelled') return null;
  const joined = account && joinAccount(registration, account);
  if (joined) return joined;
  return isConfirmed(registration) ? null : { ...registration, confirmBy: null, isAddressProved: true };
}

/**
 * CMP-04: the registration of a visitor becomes that of the account which proved the same email. Name and whether it is
 * shown are the account's own choice, not what somebody typed.
 */
export function joinAccount(registration: Registration, { userId, name }: Account): Registration | null {
  if (registration.studentId !== null || registration.status === 'cancelled') return null;
  const fullName = name || registration.basicInfo.fullName;
  return {
    ...registration,
    studentId: userId,
    basicInfo: { ...registration.basicInfo, fullName },
    nameKey: searchKeyOf(fullName),
    showsName: false,
    confirmBy: null,
    isAddressProved: true,
    version: registration.version + 1,
  };
}

export interface OwnClaim {
  readonly studentId: string;
  readonly contact: Contact;
  readonly language: 'en' | 'bn';
  readonly showsName: boolean;
  readonly nowMs: number;
}

/** An account registers by itself with its proved address: what somebody had entered for that address becomes its own. */
export function takeOver(registration: Registration, claim: OwnClaim): Registration | null {
  if (registration.studentId !== null || isConfirmed(registration) || registration.status === 'cancelled')
    return null;
  const { studentId, contact, language, showsName, nowMs } = claim;
  const { status } = registration;
  return {
    ...registration,
    ...contact,
    studentId,
    language,
    showsName,
    nameKey: searchKeyOf(contact.basicInfo.fullName),
    confirmBy: null,
    isAddressProved: true,
    linkNonce: null,
    linkHash: null,
    version: registration.version + 1,
    mailRound: (registration.mailRound ?? 0) + 1,
    ...(status === 'claiming' ? {} : mail(status === 'registered' ? 'registered' : 'waiting', nowMs)),
  };
}

/** The place stays taken; who held it is forgotten. Null: it was before. */
export function withoutName(registration: Registration): Registration | null {
  const key = `deleted:${registration._id}`;
  if (registration.emailKey === key) return null;
  return {
    ...registration,
    basicInfo: { fullName: '', email: '', mobile: '' },
    nameKey: '',
    emailKey: key,
    mobileKey: key,
    addressKey: '',
    linkNonce: null,
    linkHash: null,
    showsName: false,
    ...noMail,
  };
}
