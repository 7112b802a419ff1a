import type { BasicInfo, Contact } from './contact.ts';
import type { Standing } from './standing.ts';

/**
 * `claiming`: the contact is reserved and a place is being taken; a sweeper ends it one way or the other.
 * `cancelled` frees the contact for a new registration.
 */
export type RegistrationStatus = 'claiming' | 'registered' | 'waiting' | 'cancelled';

export interface Registration {
  readonly _id: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly basicInfo: BasicInfo;
  readonly emailKey: string;
  readonly mobileKey: string;
  readonly status: RegistrationStatus;
  readonly rollNumber: string | null;
  /** Order in the waiting list, 0 for those who do not wait. */
  readonly waitingNumber: number;
  /** Counts the changes that the exam service must hear of. */
  readonly version: number;
  readonly registeredAt: string;
  /** Language of the mails. */
  readonly language: 'en' | 'bn';
  /** Whether the merit list shows the name; else it shows the roll number. */
  readonly showsName: boolean;
  /** null while there is no result. */
  readonly standing: Standing | null;
  readonly isToldOfRelease: boolean;
  /** The mail still to be sent, and since when (epoch ms); null when none is. */
  readonly mailDue: 'registered' | 'waiting' | 'cancelled' | 'released' | null;
  readonly mailDueAt: number | null;
}

export interface NewRegistration {
  readonly _id: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly contact: Contact;
  readonly language: 'en' | 'bn';
  readonly showsName: boolean;
  readonly now: string;
}

export function beginRegistration({ contact, now, ...rest }: NewRegistration): Registration {
  return {
    ...rest,
    ...contact,
    status: 'claiming',
    rollNumber: null,
    waitingNumber: 0,
    version: 0,
    registeredAt: now,
    standing: null,
    isToldOfRelease: false,
    mailDue: null,
    mailDueAt: null,
  };
}

/** Gives the place that was claimed in the count. A registration that is already told of its place stays as it is. */
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
    mailDue: 'registered',
    mailDueAt: nowMs,
  };
}

export function queue(registration: Registration, waitingNumber: number, nowMs: number): Registration | null {
  if (registration.status !== 'claiming') return null;
  return { ...registration, status: 'waiting', waitingNumber, mailDue: 'waiting', mailDueAt: nowMs };
}

/** Frees the contact: the same person may register again. */
export function cancel(registration: Registration, nowMs: number): Registration | null {
  if (registration.status === 'cancelled') return null;
  return {
    ...registration,
    status: 'cancelled',
    emailKey: `cancelled:${registration._id}`,
    mobileKey: `cancelled:${registration._id}`,
    waitingNumber: 0,
    version: registration.version + 1,
    mailDue: 'cancelled',
    mailDueAt: nowMs,
  };
}

/** CMP-04: the registration of a visitor becomes that of the account which proved the same email. */
export function joinAccount(registration: Registration, studentId: string): Registration | null {
  if (registration.studentId !== null) return null;
  return { ...registration, studentId, version: registration.version + 1 };
}

/** The place stays taken; who held it is forgotten. Null: it was before. */
export function withoutName(registration: Registration): Registration | null {
  const key = `deleted:${registration._id}`;
  if (registration.emailKey === key) return null;
  return {
    ...registration,
    basicInfo: { fullName: '', email: '', mobile: '' },
    emailKey: key,
    mobileKey: key,
    showsName: false,
    mailDue: null,
    mailDueAt: null,
  };
}
