import type { Account, Caller, Language } from '../accounts/index.ts';
import type { LinkKind, OneTimeLink } from './domain/one-time-link.ts';

/** The recovery functions that other capabilities use. */
export interface RecoveryPorts {
  readonly linkTokens: LinkTokens;
  /** Deletes the one-time links of an account. */
  readonly deleteLinks: (userId: string) => Promise<void>;
  /** Mails a link for a new password; for an account with an address. Returns 0 or, above the mail limits, the seconds until the next mail is allowed. */
  readonly sendResetLink: (command: {
    readonly account: Account;
    readonly language: Language;
    readonly caller: Caller;
  }) => Promise<number>;
}

export interface Links {
  find(id: string, kind: LinkKind): Promise<OneTimeLink | null>;
  insert(link: OneTimeLink): Promise<void>;
  /** Deletes the link; false when it was deleted already, so that only one of two concurrent uses succeeds. */
  take(id: string): Promise<boolean>;
  deleteOf(userId: string): Promise<void>;
  /** `now` in epoch ms. */
  deleteExpired(now: number): Promise<void>;
}

export interface LinkTokens {
  /** A random token for a URL. */
  create(): string;
  /** A random code of six digits. */
  createCode(): string;
  /** The id under which the link of a token is stored. */
  idOf(token: string): string;
  /** A digest that changes with every new password. */
  passwordMarkOf(passwordHash: string): string;
}

export interface LinkSms {
  /** Never rejects because of the gateway: nobody waits for the answer. */
  send(
    kind: LinkKind,
    sms: { account: Account; to: string; code: string; language: Language },
  ): Promise<void>;
}

export interface LinkMail {
  send(kind: LinkKind, mail: { account: Account; token: string; language: Language }): Promise<void>;
}
