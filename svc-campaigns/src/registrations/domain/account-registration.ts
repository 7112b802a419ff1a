import { listKeyOf } from '@pathshala/rules/bengali-order';
import type { Contact } from './contact.ts';
import { dueMail, isProved, noMail } from './due-mail.ts';
import { hasOffer } from './offer.ts';
import { isConfirmed, type Registration } from './registration.ts';
import { asNameChoice, type NameShown } from './shown-name.ts';

const proved = { confirmBy: null, isAddressProved: true, network: null } as const;

/** The account that a registration joins. */
export interface Account {
  readonly userId: string;
  readonly name: string;
}

/** Whether an account made the registration with an address that is not proved yet. */
export const isUnprovedOfAccount = (registration: Registration): boolean =>
  registration.studentId !== null && !isProved(registration) && !hasOffer(registration);

/** The reader of the mails did not register by that account: the registration becomes a visitor's. */
export function withoutAccount(registration: Registration): Registration {
  return isUnprovedOfAccount(registration) ? { ...registration, studentId: null } : registration;
}

/**
 * Confirms the registration when the mailed link is opened. Returns null when nothing changes: the registration is cancelled,
 * or it is confirmed and has no account to join. An offer is accepted by its own call.
 */
export function confirm(registration: Registration, account: Account | null): Registration | null {
  if (registration.status === 'cancelled') return null;
  const joined = account && joinAccount(registration, account);
  if (joined) return joined;
  return (isConfirmed(registration) && isProved(registration)) || hasOffer(registration)
    ? null
    : { ...registration, ...proved, version: registration.version + 1 };
}

/**
 * CMP-04: a visitor's registration joins the account that proved the same email. The name is the account's, and it is
 * hidden until the account's owner chooses to show it.
 */
export function joinAccount(registration: Registration, { userId, name }: Account): Registration | null {
  if (registration.studentId !== null || registration.status === 'cancelled') return null;
  const fullName = name || registration.basicInfo.fullName;
  return {
    ...registration,
    studentId: userId,
    basicInfo: { ...registration.basicInfo, fullName },
    nameKey: listKeyOf(fullName),
    ...asNameChoice('roll'),
    ...proved,
    confirmBy: hasOffer(registration) ? (registration.confirmBy ?? null) : null,
    version: registration.version + 1,
  };
}

/** `linkNonce` and `linkHash` are new: the previously mailed link no longer opens the registration. */
interface AccountForm extends Pick<Registration, 'linkNonce' | 'linkHash'> {
  readonly studentId: string;
  readonly contact: Contact;
  readonly personKeys: readonly string[];
  readonly language: 'en' | 'bn';
  readonly nameShown: NameShown;
  readonly nowMs: number;
}

/**
 * An account registers with its proved address and takes over the unconfirmed registration for that mailbox, whoever made it.
 * Returns null when that registration is confirmed or cancelled.
 */
export function takeOver(registration: Registration, form: AccountForm): Registration | null {
  const isUnconfirmed = !isConfirmed(registration) && !hasOffer(registration);
  if (!isUnconfirmed || registration.status === 'cancelled') return null;
  const { studentId, contact, personKeys, language, nameShown, nowMs } = form;
  const { linkNonce = null, linkHash = null } = form;
  const { status } = registration;
  return {
    ...registration,
    ...contact,
    personKeys,
    studentId,
    language,
    ...asNameChoice(nameShown),
    nameKey: listKeyOf(contact.basicInfo.fullName),
    ...proved,
    linkNonce,
    linkHash,
    version: registration.version + 1,
    mailRound: (registration.mailRound ?? 0) + 1,
    ...(status === 'claiming' ? {} : dueMail(status === 'registered' ? 'registered' : 'waiting', nowMs)),
  };
}

/** Removes all personal data; the place stays taken. Returns null when that was done before. */
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
    personKeys: [],
    network: null,
    linkNonce: null,
    linkHash: null,
    ...asNameChoice('roll'),
    ...noMail,
  };
}
