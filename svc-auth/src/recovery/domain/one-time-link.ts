import { DomainError } from '@pathshala/contract-kit/domain-error';

export const linkLifetimeMinutes = 30;

/** `reset`: choose a new password. `unlock`: make this browser a known device of the account. */
export type LinkKind = 'reset' | 'unlock';

/** A mailed one-time link. Its id is a hash of the token, so the stored link cannot be used. Times in epoch ms. */
export interface OneTimeLink {
  readonly _id: string;
  readonly kind: LinkKind;
  readonly userId: string;
  /** A digest of the password when the link was mailed. A password change invalidates the link. */
  readonly passwordMark: string;
  readonly expiresAt: number;
}

/** The current state of the account that a link belongs to. */
export interface LinkHolder {
  readonly userId: string;
  readonly isUsable: boolean;
  readonly passwordMark: string;
}

export function newLink(
  kind: LinkKind,
  { userId, passwordMark }: LinkHolder,
  {
    id,
    now,
    minutes = linkLifetimeMinutes,
  }: { readonly id: string; readonly now: number; readonly minutes?: number },
): OneTimeLink {
  return { _id: id, kind, userId, passwordMark, expiresAt: now + minutes * 60_000 };
}

export function isLinkValid(link: OneTimeLink, holder: LinkHolder, now: number): boolean {
  return holder.isUsable && link.expiresAt > now && link.passwordMark === holder.passwordMark;
}

/** The same error for links that are used, expired, unknown or older than the password. */
export function invalidLinkError(): DomainError {
  return new DomainError('gone', 'auth.link-invalid');
}
