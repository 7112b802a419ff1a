import type { SecondFactorMethod } from '@pathshala/svc-auth-contract/http';
import type { Account, Caller, Language } from '../accounts/index.ts';
import type { SecondFactorRule } from '../site-settings/index.ts';
import type { SecondFactor } from './domain/second-factor.ts';

/** The functions that log-in and other capabilities use. They are created before accounts, which depend on them. */
export interface SecondFactorPorts {
  readonly factors: LogInFactors;
}

/** The functions that passkeys and the administrators' routes use. */
export interface SecondFactorCapabilityPorts {
  readonly secondFactors: SecondFactors;
  readonly securityMail: SecurityMail;
  readonly secondFactorRule: SecondFactorRule;
}

/** The factors of an account's log-in in addition to the password. */
export interface LogInFactors {
  /** The methods that complete a log-in after the right password; empty: the password is enough. */
  methodsFor(account: Account): Promise<readonly SecondFactorMethod[]>;
  /** Whether the account has an authenticator app or a passkey. */
  hasAny(userId: string): Promise<boolean>;
  /** Whether the site requires a second step of this account. */
  isRequired(account: Account): Promise<boolean>;
  /** Whether the site requires a second step of this account, and it has none. */
  mustEnrol(account: Account): Promise<boolean>;
}

/** The functions for administrators. */
export interface SecondFactors {
  /** Removes authenticator app, recovery codes and passkeys; ends the account's sessions and informs its owner. */
  reset(account: Account, by: ResetBy): Promise<void>;
}

interface ResetBy {
  readonly adminId: string | null;
  readonly caller: Caller;
  readonly language: Language;
}

export type SecurityNotice =
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-reset'
  | 'recovery-codes-new'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed';

export interface SecurityMail {
  /** Informs the owner that a credential of the account has changed. */
  send(notice: SecurityNotice, account: Account, language: Language): Promise<void>;
}

/** Stored second steps, by account. Every method that changes one is a conditional write. */
export interface StoredSecondFactors {
  find(userId: string): Promise<SecondFactor | null>;
  /** False: the account has one already. */
  insert(factor: SecondFactor): Promise<boolean>;
  /** Accepts a code of this time step; false when this step or a later one was accepted before. */
  acceptStep(userId: string, step: number): Promise<boolean>;
  /** Uses a recovery code up; false when the digest is none of the stored ones. */
  takeRecoveryCode(userId: string, digest: string): Promise<boolean>;
  replaceRecoveryCodes(userId: string, codes: RecoveryCodeDigests): Promise<void>;
  delete(userId: string): Promise<boolean>;
}

interface RecoveryCodeDigests {
  readonly recoverySalt: string;
  readonly recoveryDigests: readonly string[];
}

/** Secrets that are shown and not confirmed yet. */
export interface Enrolments {
  begin(userId: string, sealedSecret: string): Promise<void>;
  find(userId: string): Promise<string | null>;
  end(userId: string): Promise<void>;
}

/** Counts tries by account, before a code is compared. Rejects with `too-many`, or `unavailable` when they cannot be counted. */
export interface SecondFactorLimits {
  begin(userId: string): Promise<void>;
  succeeded(userId: string): Promise<void>;
}

export interface OneTimePasswords {
  /** A new secret in Base32. */
  createSecret(): string;
  /** The `otpauth:` address that an app reads from a QR code; it lists the code under both names. */
  uriOf(secret: string, names: { readonly site: string; readonly account: string }): string;
  /** The time step of a right code, one step early or late included; null for a wrong one. `now` in epoch ms. */
  stepOf(secret: string, code: string, now: number): number | null;
}

export interface RecoveryCodes {
  /** Ten new codes, and their stored digests. */
  create(): Promise<{ readonly codes: readonly string[]; readonly digests: RecoveryCodeDigests }>;
  digestOf(code: string, salt: string): Promise<string>;
}

/** Encrypts secrets under a key that is not in the store; each one opens for its own account only. */
export interface SecretCipher {
  seal(secret: string, userId: string): string;
  /** Throws for a text that was not sealed for this account under this key. */
  open(sealed: string, userId: string): string;
}
