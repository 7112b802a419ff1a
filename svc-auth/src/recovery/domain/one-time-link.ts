import { createHash, randomBytes } from 'node:crypto';
import { DomainError } from '@pathshala/service-kit/errors';
import { isUsable, type Account } from '../../accounts/domain/account.ts';

export const linkLifeMinutes = 30;

/** `reset`: choose a new password. `unlock`: make this browser a known device of the account. */
export type LinkKind = 'reset' | 'unlock';

/** A mailed one-time link. Its id is the SHA-256 of the token: what is stored opens nothing. Times in epoch ms. */
export interface OneTimeLink {
  readonly _id: string;
  readonly kind: LinkKind;
  readonly userId: string;
  /** Which password the account had: any change of it ends the link. */
  readonly passwordMark: string;
  readonly expiresAt: number;
}

/** 256 random bits, in the form that stands in the address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function linkIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function passwordMarkOf({ passwordHash }: Pick<Account, 'passwordHash'>): string {
  return createHash('sha256').update(`password mark\n${passwordHash}`).digest('base64url');
}

export function newLink(
  kind: LinkKind,
  account: Account,
  given: { token: string; now: number },
): OneTimeLink {
  return {
    _id: linkIdOf(given.token),
    kind,
    userId: account._id,
    passwordMark: passwordMarkOf(account),
    expiresAt: given.now + linkLifeMinutes * 60_000,
  };
}

/** Whether the link may be used for the account as it is now. */
export function linkIsFor(link: OneTimeLink, account: Account | null, now: number): account is Account {
  return (
    account !== null &&
    isUsable(account) &&
    link.expiresAt > now &&
    link.passwordMark === passwordMarkOf(account)
  );
}

/** Used, expired, invented or outlived by a newer password: one answer for all. */
export function linkRefused(): DomainError {
  return new DomainError('gone', 'auth.link-invalid');
}
