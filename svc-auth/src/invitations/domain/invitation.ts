import type { Permission } from '@pathshala/rules/permissions';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Account, Language, Role } from '../../accounts/index.ts';

export const invitationLifetimeDays = 7;
const day = 24 * 60 * 60 * 1000;
/** Days for which an expired invitation is stored and can be sent again. */
const expiredStoredDays = 30;

/** A person who may create an account by a mailed link. The account gets the same id. Times in epoch ms. */
export interface Invitation {
  readonly _id: string;
  /** Empty for a person without an address. */
  readonly email: string;
  /** Unique: `contactKeyOf`. */
  readonly emailKey: string;
  readonly name: string;
  readonly role: Role;
  /** Missing for an administrator with all permissions. */
  readonly permissions?: readonly Permission[];
  /** The username in the import, a suggestion that the person may change. */
  readonly username?: string;
  readonly mobile?: string;
  /** The link went to the number by SMS: opening it proves the number. */
  readonly provesMobile?: boolean;
  readonly language?: Language;
  /** The stored hash of the link's token, so that the stored invitation cannot be used. */
  readonly tokenId: string;
  readonly invitedById: string;
  readonly invitedBy: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The times within the last hour at which it was sent again. */
  readonly resentAt?: readonly number[];
}

/** Whether the person can be shown a QR code: a link to an address would prove the address to anybody who sees it. */
export function canBeShown({ email, role }: Pick<Invitation, 'email' | 'role'>): boolean {
  return email === '' && role === 'student';
}

/** The account whose rights the invitation depends on, and the name that the mail shows. */
export function inviterFields(
  adminId: string | null,
  inviter: Account | null,
): Pick<Invitation, 'invitedById' | 'invitedBy'> {
  return {
    invitedById: adminId ?? '',
    invitedBy: inviter === null ? null : inviter.name || inviter.username,
  };
}

export function expiryOf(now: number): number {
  return now + invitationLifetimeDays * day;
}

const hour = 60 * 60 * 1000;
const resendsInAnHour = 3;

/** The resend times with this one added. Throws `conflict` when the invitation was sent again too often. */
export function nextResends({ resentAt = [] }: Pick<Invitation, 'resentAt'>, now: number): readonly number[] {
  const recent = resentAt.filter((time) => time > now - hour);
  if (recent.length >= resendsInAnHour) throw new DomainError('conflict', 'auth.invitation-sent-often');
  return [...recent, now];
}

/** Invitations that expired before this time are deleted. */
export function deletableBefore(now: number): number {
  return now - expiredStoredDays * day;
}

/** The same error for links that are used, expired, withdrawn, replaced or unknown. */
export function invalidInvitationError(): DomainError {
  return new DomainError('gone', 'auth.invitation-invalid');
}

/** The number that a link by SMS has proved; undefined for every other link. */
export function provedMobileOf({ provesMobile = false, mobile = '' }: Invitation): string | undefined {
  return provesMobile ? (mobileKeyOf(mobile) ?? undefined) : undefined;
}
