import { accountLimits, cleanCode, isCode } from '@pathshala/rules/account';
import { DomainError } from '@pathshala/contract-kit/domain-error';

const { resendAfterSeconds } = accountLimits;
export const codeLifetimeMinutes = 10;
const maxTries = 5;
/** The codes that one account can request within an hour, for all addresses together. */
const maxMailsPerHour = 5;
const minute = 60_000;
const hour = 60 * minute;

/** An address or a number: both are changed by the same rules, and stored in a collection each. */
export type ChangePurpose = 'email-change' | 'mobile-change';

/**
 * A new address that is not verified yet, or a new number; one of each per account. The code is stored as a keyed hash. Times in epoch ms. The record is
 * the same for a taken address, whose code is never mailed.
 */
export interface EmailChange {
  /** The account's id. */
  readonly _id: string;
  /** The address, or the key of the number. */
  readonly email: string;
  /** `telKeyOf` of a number. */
  readonly emailKey: string;
  readonly codeHash: string;
  /** A keyed hash of the password hash under which the change was requested. */
  readonly passwordMark: string;
  readonly codeExpiresAt: number;
  readonly triesLeft: number;
  readonly sentAt: number;
  /** Start of the hour in which `mailsSent` is counted. */
  readonly countedFrom: number;
  readonly mailsSent: number;
}

export type NewEmail = Pick<EmailChange, '_id' | 'email' | 'emailKey'>;

/** The change with a new code and all tries, counted as one mail more. */
export function withNewCode(
  address: NewEmail,
  previous: EmailChange | null,
  { codeHash, passwordMark, now }: Pick<EmailChange, 'codeHash' | 'passwordMark'> & { readonly now: number },
): EmailChange {
  const isSameHour = previous !== null && now < previous.countedFrom + hour;
  return {
    _id: address._id,
    email: address.email,
    emailKey: address.emailKey,
    codeHash,
    passwordMark,
    codeExpiresAt: now + codeLifetimeMinutes * minute,
    triesLeft: maxTries,
    sentAt: now,
    countedFrom: isSameHour ? previous.countedFrom : now,
    mailsSent: isSameHour ? previous.mailsSent + 1 : 1,
  };
}

export function isPending(change: EmailChange | null, now: number): change is EmailChange {
  return change !== null && change.codeExpiresAt > now;
}

/** Epoch ms. */
export function resendAt({ sentAt }: EmailChange): number {
  return sentAt + resendAfterSeconds * 1000;
}

/** The seconds until this account can request another code; 0: now. */
export function secondsUntilMail(previous: EmailChange | null, now: number): number {
  if (previous === null) return 0;
  const isFull = previous.mailsSent >= maxMailsPerHour && now < previous.countedFrom + hour;
  const from = isFull ? previous.countedFrom + hour : resendAt(previous);
  return Math.max(0, Math.ceil((from - now) / 1000));
}

/** Longer waits are shown in minutes. */
const maxShownSeconds = 120;

export function tooEarlyError(seconds: number): DomainError {
  const code = seconds <= maxShownSeconds ? 'auth.resend-early' : 'auth.resend-later';
  return new DomainError('too-many', code, {
    params: { seconds, minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

/** Accepts Bengali digits, spaces and hyphens. */
export function parseCode(typed: string): string {
  const code = cleanCode(typed);
  if (!isCode(code)) throw codeError('auth.otp-invalid');
  return code;
}

export function wrongCodeError(triesLeft: number): DomainError {
  return triesLeft === 0 ? codeError('auth.otp-wrong-last') : codeError('auth.otp-wrong', { triesLeft });
}

function codeError(code: string, params: Readonly<Record<string, number>> = {}): DomainError {
  return new DomainError('invalid', code, { params, fields: { otp: code } });
}

/** The error for a try that was refused. */
export function tryError(purpose: ChangePurpose, change: EmailChange | null, now: number): DomainError {
  if (change === null) return unknownError(purpose);
  if (!isPending(change, now)) return new DomainError('gone', 'auth.otp-expired');
  const retryAfterSeconds = Math.max(1, secondsUntilMail(change, now));
  return new DomainError('too-many', 'auth.otp-tries', { retryAfterSeconds });
}

export function unknownError(purpose: ChangePurpose): DomainError {
  return new DomainError('gone', `auth.${purpose}-unknown`);
}
