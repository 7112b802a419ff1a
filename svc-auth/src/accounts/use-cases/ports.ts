import type { AggregateStore } from '@pathshala/service-kit/events';
import type { Account, Role } from '../domain/account.ts';
import type { Signup, StoredCode } from '../domain/signup.ts';

export type Language = 'en' | 'bn';

export interface AccountListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: 'name' | '-name';
  readonly q?: string | undefined;
  readonly role?: Role | undefined;
  readonly active?: boolean | undefined;
}

export interface Accounts extends AggregateStore<Account> {
  findByEmail(emailKey: string): Promise<Account | null>;
  findByUsername(usernameKey: string): Promise<Account | null>;
  /** Deleted accounts are in no list. */
  list(query: AccountListQuery): Promise<{ items: readonly Account[]; total: number }>;
  activeAdmins(): Promise<readonly Account[]>;
}

export interface Signups {
  find(id: string): Promise<Signup | null>;
  /** The newest first. */
  findByEmail(emailKey: string): Promise<Signup | null>;
  findByUsername(usernameKey: string): Promise<Signup | null>;
  insert(signup: Signup): Promise<void>;
  /** Takes one try of a living code, or answers null: before the comparison, so that parallel guesses cannot share one. */
  takeTry(id: string, now: number): Promise<Signup | null>;
  /** Replaces the code if the last one was sent at `sentAt`; answers whether it did. */
  replaceCode(id: string, sentAt: number, code: StoredCode): Promise<boolean>;
  delete(id: string): Promise<void>;
  deleteBefore(createdAt: number): Promise<void>;
}

/** The ids of the active administrators in one document, so that two who leave at once meet there. It names no one who is not one. */
export interface AdminRoster {
  join(userId: string): Promise<void>;
  /** False when this is the last one: then nothing has changed. */
  leave(userId: string): Promise<boolean>;
}

export interface Passwords {
  /** Rejects with `unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /** With null in place of a hash it takes the same time and answers false. */
  matches(hash: string | null, password: string): Promise<boolean>;
}

/** One-time codes of six digits. */
export interface Codes {
  create(signupId: string): { code: string; codeHash: string };
  matches(signup: Signup, code: string): boolean;
}

export interface CodeMail {
  /** Resolves when the mail is on its way or a few seconds have passed; a failure is logged, not thrown. */
  send(mail: { to: string; name: string; code: string; language: Language }): Promise<void>;
}

/** Who tries: the account (or what was typed), the address, and the browser if it has logged in to this account before. */
export interface LoginAttempt {
  readonly target: string;
  readonly address: string;
  readonly knownDevice: string | null;
}

/** Every method rejects with `unavailable` when the counters cannot be kept: log-in is closed then, never open. */
export interface LoginLimits {
  /** Counts the attempt before the password is looked at. Rejects with `too-many` while the account or the address has to wait. */
  begin(attempt: LoginAttempt): Promise<void>;
  failed(attempt: LoginAttempt): Promise<void>;
  succeeded(attempt: LoginAttempt): Promise<void>;
}

/** Keeps mails with codes to one target apart, whoever asks. */
export interface CodeMailLimits {
  /** Takes the place of the next mail; answers the seconds to wait when it is not free, else 0. */
  take(emailKey: string): Promise<number>;
  /** Counts a mail that needs no place of its own: another code for the same browser. */
  count(emailKey: string): Promise<void>;
  giveBack(emailKey: string): Promise<void>;
}
