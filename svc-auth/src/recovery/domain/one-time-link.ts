import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isUsable, type Account } from '../../accounts/domain/account.ts';

export const linkLifeMinutes = 30;

/** `reset`: choose a new password. `unlock`: make this browser a known device of the account. */
export type LinkKind = 'reset' | 'unlock';

/** A mailed one-time link. Its id is a hash of the token: what is stored opens nothing. Times in epoch ms. */
export interface OneTimeLink {
  readonly _id: string;
  readonly kind: LinkKind;
  readonly userId: string;
  /** Which password the account had; every change of it ends the link. */
  readonly passwordMark: string;
  readonly expiresAt: number;
}

/** Who asks to use a link: the account as it is now, and the mark of its password. */
export interface LinkHolder {
  readonly account: Account;
  readonly passwordMark: string;
}

export function newLink(kind: LinkKind, holder: LinkHolder, given: { id: string; now: number }): OneTimeLink {
  return {
    _id: given.id,
    kind,
    userId: holder.account._id,
    passwordMark: holder.passwordMark,
    expiresAt: given.now + linkLifeMinutes * 60_000,
  };
}

export function isLinkValid(link: OneTimeLink, { account, passwordMark }: LinkHolder, now: number): boolean {
  return isUsable(account) && link.expiresAt > now && link.passwordMark === passwordMark;
}

/** Used, expired, invented or outlived by a newer password: one answer for all. */
export function linkRefused(): DomainError {
  return new DomainError('gone', 'auth.link-invalid');
}
