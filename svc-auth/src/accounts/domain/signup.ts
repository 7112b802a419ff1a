import { accountLimits, cleanCode, isCode } from '@pathshala/rules/account';
import { DomainError } from '@pathshala/contract-kit/domain-error';

export const codeLifeMinutes = 10;
const codeTries = 5;

const minute = 60_000;
const resendAfter = accountLimits.resendAfterSeconds * 1000;

/** A code as it is kept: by its keyed hash. Times in epoch ms. */
export interface StoredCode {
  readonly codeHash: string;
  readonly codeExpiresAt: number;
  readonly triesLeft: number;
  readonly sentAt: number;
}

/**
 * An account that nobody has proved yet. It takes neither name nor address: whoever proves first has them,
 * so a sign-up that is never finished stands in nobody's way.
 */
export interface Signup extends StoredCode {
  readonly _id: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

export function newCode(codeHash: string, now: number): StoredCode {
  return { codeHash, codeExpiresAt: now + codeLifeMinutes * minute, triesLeft: codeTries, sentAt: now };
}

/** Of a sign-up above the limit of mails: no code is mailed for it, the one that was mailed before to the address proves it. */
export const noCode: StoredCode = { codeHash: '', codeExpiresAt: 0, triesLeft: codeTries, sentAt: 0 };

export function hasOwnCode(signup: StoredCode): boolean {
  return signup.codeHash !== '';
}

export function isCodeAlive(signup: StoredCode, now: number): boolean {
  return signup.codeExpiresAt > now;
}

export function secondsUntilResend(signup: StoredCode, now: number): number {
  return Math.max(0, Math.ceil((signup.sentAt + resendAfter - now) / 1000));
}

/** Only digits count; a Bengali keyboard's digits are digits too. Throws 'Please enter a valid OTP'. */
export function readOtp(typed: string): string {
  const otp = cleanCode(typed);
  if (!isCode(otp)) {
    throw new DomainError('invalid', 'auth.otp-invalid', { fields: { otp: 'auth.otp-invalid' } });
  }
  return otp;
}

/** Why a try was not granted, as the error to throw. */
export function refusedTry(signup: Signup | null, now: number): DomainError {
  if (signup === null) return new DomainError('gone', 'auth.signup-unknown');
  if (!isCodeAlive(signup, now)) return new DomainError('gone', 'auth.otp-expired');
  return new DomainError('too-many', 'auth.otp-tries', {
    retryAfterSeconds: Math.max(1, secondsUntilResend(signup, now)),
  });
}
