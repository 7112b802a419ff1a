import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { TimeRange } from '@pathshala/rules/dhaka-time';
import type { Call, CookieToSet } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { SecurityDetail } from '@pathshala/service-kit/telemetry/security-event';
import type { Owners } from '../students/index.ts';
import type { SignedValue } from './adapters/signed-value.ts';
import type { Account, Role } from './domain/account.ts';
import type { Caller } from './domain/caller.ts';
import type { PasswordPolicy } from './domain/credentials.ts';

/** Reads the current rules for new passwords. */
export type ReadPasswordPolicy = () => Promise<PasswordPolicy>;

/** The account functions that other capabilities use. */
export interface AccountPorts {
  readonly accounts: Accounts;
  readonly mobileClaims: MobileClaims;
  readonly roster: AdminRoster;
  readonly owners: Owners;
  readonly settings: AccountSettings;
  readonly passwords: Passwords;
  readonly policy: ReadPasswordPolicy;
  readonly passwordMail: PasswordMail;
  readonly cookies: AccountCookies;
  readonly secondStep: SecondStepCookie;
  readonly loginLimits: LoginLimits;
  readonly requireOwnPassword: RequireOwnPassword;
  /** The caller's account. Rejects with `unauthenticated` when it is disabled or deleted. */
  readonly readOwnAccount: (identity: Identity) => Promise<Account>;
  readonly readFullName: ReadFullName;
  readonly beginSession: BeginSession;
  /** `Chrome on Android`; empty for a program that is no known browser. */
  readonly deviceNameOf: (userAgent: string) => string;
  /** Signs values for one purpose; a value that was signed for a purpose is invalid for any other. */
  readonly signedValue: (purpose: string) => SignedValue;
  /** Ends every session of the account and begins a new one, after a credential has changed. */
  readonly renewSession: BeginSession;
  readonly record: RecordSecurity;
}

/** The part of a call that a session is begun from. */
export type SessionCall = Pick<Call<unknown, unknown, unknown>, 'identity' | 'userAgent'>;

interface BegunSession {
  readonly sid: string;
  /** An administrator who must set up two-step log-in first. */
  readonly needsSecondFactor: boolean;
  readonly fullName: string | undefined;
}

/** A student's names in both languages, `বাংলা | English`; undefined where they are not both known. */
export type ReadFullName = (account: Account) => Promise<string | undefined>;

/** Ends the browser's previous session and begins a new one. */
export type BeginSession = (account: Account, call: SessionCall) => Promise<BegunSession>;

/** The form field with the password; the error names it. */
interface OwnPassword {
  readonly field: 'password' | 'currentPassword';
  readonly value: string;
}

/** Requires the owner's password again, under the same limits as a log-in. An empty field does not count as an attempt. */
export type RequireOwnPassword = (account: Account, password: OwnPassword, caller: Caller) => Promise<void>;

export type Language = 'en' | 'bn';

/** Writes an event to the security log. */
export type RecordSecurity = (event: string, detail: SecurityDetail) => void;

/** Settings of the environment. */
export interface AccountSettings {
  readonly firstAdmin: FirstAdmin;
  readonly passwordMinimum: number;
}

export interface FirstAdmin {
  readonly email: string;
  readonly username: string;
  /** undefined: generated and logged once. */
  readonly password: string | undefined;
}

export interface AccountListQuery {
  readonly page: number;
  readonly pageSize: number;
  /** A column of the list, descending with a minus sign in front. */
  readonly sort: string;
  readonly q?: string | undefined;
  readonly role?: Role | undefined;
  readonly active?: boolean | undefined;
  /** First and last day of the creation in Dhaka, `2026-01-31`. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
}

export type NamedAccount = Pick<Account, '_id' | 'name'>;

/** People who have no account yet. */
export interface InvitedNames {
  /** In any order; unknown ids are left out. */
  namesOf(ids: readonly string[]): Promise<readonly NamedAccount[]>;
}

export type KnownAccount = Pick<
  Account,
  '_id' | 'name' | 'username' | 'usernameKey' | 'emailKey' | 'mobile' | 'role' | 'active'
>;

export interface Accounts extends AggregateStore<Account> {
  /** Returns the accounts that have one of these addresses, usernames or proved numbers, in any order; a few hundred keys at once. */
  findByKeys(keys: {
    readonly emailKeys: readonly string[];
    readonly usernameKeys: readonly string[];
    readonly mobiles?: readonly string[] | undefined;
  }): Promise<readonly KnownAccount[]>;
  /** Removes the name of a deleted account from the accounts that it changed. Idempotent. */
  forgetEditor(userId: string): Promise<void>;
  findByEmail(emailKey: string): Promise<Account | null>;
  findByUsername(usernameKey: string): Promise<Account | null>;
  /** The account that has proved this number (`mobileKeyOf`). */
  findByMobile(mobile: string): Promise<Account | null>;
  /** Excludes deleted accounts. */
  list(query: AccountListQuery): Promise<{ items: readonly Account[]; total: number }>;
  /** In any order; unknown and deleted accounts are left out. */
  namesOf(ids: readonly string[]): Promise<readonly NamedAccount[]>;
  /** In any order, deleted ones included; unknown ids are left out. A few hundred at once. */
  findMany(ids: readonly string[]): Promise<readonly Account[]>;
  /** The ids of the usable students after this one, sorted. */
  studentsAfter(id: string, limit: number): Promise<readonly string[]>;
  /** How many accounts were created in this time, including those that were deleted since. */
  countCreated(range: TimeRange): Promise<number>;
  activeAdmins(): Promise<readonly Account[]>;
  /** The active administrators with all permissions. */
  fullAdmins(): Promise<readonly Account[]>;
  sampleAccounts(): Promise<readonly Account[]>;
}

/** Which account has proved which number: one for each number. */
export interface MobileClaims {
  /** Before the account stores the number. False: another account has it. The same account may claim it again. */
  claim(mobile: string, userId: string): Promise<boolean>;
  release(mobile: string, userId: string): Promise<void>;
  ownerOf(mobile: string): Promise<Account | null>;
}

/** The ids of the administrators with all permissions, in one document: two who leave at the same time update the same document. */
export interface AdminRoster {
  join(userId: string): Promise<void>;
  /** False, without any change, for the last administrator. */
  leave(userId: string): Promise<boolean>;
}

export interface Passwords {
  /** Rejects with `unavailable` when too many hashes are queued. */
  hash(password: string): Promise<string>;
  /** Takes the same time for `null`, which matches no password. */
  matches(hash: string | null, password: string): Promise<boolean>;
  /** A digest at the same cost under a given salt (base64url, 16 bytes), so that one computation compares with many. */
  digest(secret: string, salt: string): Promise<string>;
}

export interface SecondStepCookie {
  /** Sets the cookie of a log-in whose password was right and that waits for its second step. Valid for 10 minutes. */
  begin(account: Account): CookieToSet;
  end(): CookieToSet;
  /** Null when the cookie is missing, forged or expired. `isOf` is false after the password has changed. */
  read(
    cookies: Readonly<Record<string, string>>,
  ): { readonly userId: string; isOf(account: Account): boolean } | null;
}

export interface PasswordMail {
  /** Informs the owner that the password was changed. */
  changed(account: Account, language: Language): Promise<void>;
}

/** The signed cookies of accounts, to set in a response and to read from a request. */
export interface AccountCookies {
  /** Marks the browser as a known device: failed log-ins of others do not lock it out. */
  forDevice(userId: string): CookieToSet;
  forSignup(signupId: string): readonly CookieToSet[];
  forSession(sid: string, userId: string): readonly CookieToSet[];
  /** Clears the session, which ended with all others, and marks the browser as a known device. */
  afterReset(userId: string): readonly CookieToSet[];
  afterLogout(): readonly CookieToSet[];
  readSignup(cookies: Readonly<Record<string, string>>): string | null;
  readDevice(cookies: Readonly<Record<string, string>>): KnownDevice | null;
}

/** A browser that has logged in to the account before. */
export interface KnownDevice {
  readonly userId: string;
  readonly deviceId: string;
}

export interface LoginAttempt {
  /** The account's id, or the typed name where there is no account. */
  readonly target: string;
  readonly address: string;
  /** The id of the browser if it has logged in to this account before. */
  readonly deviceId: string | null;
}

/** An attempt that is counted as a failure until it has succeeded. */
export interface BegunAttempt {
  succeeded(): Promise<void>;
}

/** Both methods reject when the counters cannot be stored: log-in fails closed, with `unavailable`. */
export interface LoginLimits {
  /** Counts the attempt; call it before the password is compared. Rejects with `too-many` while the account or the address is locked. */
  begin(attempt: LoginAttempt): Promise<BegunAttempt>;
}
