import { accountLimits, cleanCode, isCode } from '@pathshala/rules/account';
import { DomainError } from '@pathshala/contract-kit/domain-error';

export const { resendAfterSeconds } = accountLimits;
export const codeLifetimeMinutes = 10;
const maxTries = 5;

const minute = 60_000;

/** A code is stored as a keyed hash. Times in epoch ms. */
export interface StoredCode {
  readonly codeHash: string;
  readonly codeExpiresAt: number;
  readonly triesLeft: number;
  readonly sentAt: number;
}

/**
 * An account that is not verified yet. It reserves neither username nor address: the first sign-up to be verified gets
 * them, so an unfinished sign-up blocks nobody.
 */
export interface Signup extends StoredCode {
  readonly _id: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly name: string;
  readonly email: string;
  /** The key of the contact that gets the code: `tel:8801712345678` where it is a number. */
  readonly emailKey: string;
  /** The number that gets the code; `email` is empty then. */
  readonly mobile?: string;
  readonly passwordHash: string;
  readonly createdAt: number;
  /** The language of the browser that signed up; becomes the language of the account. */
  readonly language?: 'en' | 'bn';
}

export function newCode(codeHash: string, now: number): StoredCode {
  return { codeHash, codeExpiresAt: now + codeLifetimeMinutes * minute, triesLeft: maxTries, sentAt: now };
}

/**
 * Stored for a sign-up above the mail limit: it gets no code of its own, and the code that the address already received
 * verifies it.
 */
export const noCode: StoredCode = { codeHash: '', codeExpiresAt: 0, triesLeft: maxTries, sentAt: 0 };

export function hasOwnCode(signup: StoredCode): boolean {
  return signup.codeHash !== '';
}

export function isCodeValid(signup: StoredCode, now: number): boolean {
  return signup.codeExpiresAt > now;
}

export function secondsUntilResend(signup: StoredCode, now: number): number {
  return Math.max(0, Math.ceil((signup.sentAt + resendAfterSeconds * 1000 - now) / 1000));
}

/** Accepts Bengali digits, spaces and hyphens. Throws 'Please enter a valid OTP'. */
export function parseOtp(typed: string): string {
  const otp = cleanCode(typed);
  if (!isCode(otp)) {
    throw new DomainError('invalid', 'auth.otp-invalid', { fields: { otp: 'auth.otp-invalid' } });
  }
  return otp;
}

/** The error for a try that was refused. */
export function tryError(signup: Signup | null, now: number): DomainError {
  if (signup === null) return new DomainError('gone', 'auth.signup-unknown');
  if (!isCodeValid(signup, now)) return new DomainError('gone', 'auth.otp-expired');
  return new DomainError('too-many', 'auth.otp-tries', {
    retryAfterSeconds: Math.max(1, secondsUntilResend(signup, now)),
  });
}
