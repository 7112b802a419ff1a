import type { SecurityDetail } from '@pathshala/service-kit/telemetry/security-event';
import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Account, Role } from '../domain/account.ts';
import type { Signup, StoredCode } from '../domain/signup.ts';

export type Language = 'en' | 'bn';

/** Who calls, for limits and the security log. */
export interface Caller {
  readonly address: string;
  readonly requestId: string;
}

/** Writes a line of the security log. */
export type RecordSecurity = (event: string, detail: SecurityDetail) => void;

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
  sampleAccounts(): Promise<readonly Account[]>;
}

export interface Signups {
  find(id: string): Promise<Signup | null>;
  /** The newest first. */
  findByEmail(emailKey: string): Promise<Signup | null>;
  findByUsername(usernameKey: string): Promise<Signup | null>;
  /** The one whose living code was mailed last to the address. */
  newestMailed(emailKey: string, now: number): Promise<Signup | null>;
  insert(signup: Signup): Promise<void>;
  /** Takes one try of a living code, or answers null: before the comparison, so that parallel guesses cannot share one. */
  takeTry(id: string, now: number): Promise<Signup | null>;
  /** Takes one try of a sign-up that has no code of its own. */
  takeBorrowedTry(id: string): Promise<Signup | null>;
  /** Replaces what was typed into the form; the code stays. */
  replaceForm(id: string, form: Partial<Signup>): Promise<void>;
  /** Replaces the code if the last one was sent at `sentAt`; answers whether it did. */
  replaceCode(id: string, sentAt: number, code: StoredCode): Promise<boolean>;
  /** The ids of the sign-ups of an address. */
  idsOf(emailKey: string): Promise<readonly string[]>;
  /** Deletes every sign-up of an address. */
  deleteOf(emailKey: string): Promise<void>;
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
  send(mail: { signupId: string; to: string; code: string; language: Language }): Promise<void>;
}

export interface PasswordMail {
  /** Informs the owner that the password was changed. */
  changed(account: Account, language: Language): Promise<void>;
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
