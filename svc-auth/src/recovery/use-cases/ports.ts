import type { Account } from '../../accounts/domain/account.ts';
import type { Language } from '../../accounts/use-cases/ports.ts';
import type { LinkKind, OneTimeLink } from '../domain/one-time-link.ts';

export interface Links {
  find(id: string, kind: LinkKind): Promise<OneTimeLink | null>;
  insert(link: OneTimeLink): Promise<void>;
  /** Deletes the link; false when it was gone already, so that of two uses at once one succeeds. */
  take(id: string): Promise<boolean>;
  deleteOf(userId: string): Promise<void>;
  deleteExpired(now: number): Promise<void>;
}

export interface LinkTokens {
  /** A token that cannot be guessed, in the form that stands in the address. */
  create(): string;
  /** The id under which the link of a token is stored. */
  idOf(token: string): string;
  /** Another one for every password. */
  markOf(passwordHash: string): string;
}

export interface LinkMail {
  send(kind: LinkKind, mail: { account: Account; token: string; language: Language }): Promise<void>;
}
