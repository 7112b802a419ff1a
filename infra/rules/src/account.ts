import { asciiDigits } from './digits.ts';
import { mobileKeyOf } from './mobile.ts';

/** Limits of spec §9. Lengths are counted in characters after NFKC. */
export const accountLimits = {
  usernameMin: 3,
  usernameMax: 159,
  passwordMin: 6,
  passwordMax: 128,
  otpMin: 4,
  /** Seconds before a code may be sent again. */
  resendAfterSeconds: 60,
} as const;

/** The number of code points, which is close to what people count as characters. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

export function cleanUsername(username: string): string {
  return username.normalize('NFKC').trim();
}

/**
 * The scripts that our readers tell apart: Latin and Bengali. A Cyrillic letter looks like its Latin twin: `ѕ1` would be
 * another person than `s1` for us and the same one for everybody who reads it.
 */
const scripts = [/\p{Script=Latin}/u, /\p{Script=Bengali}/u] as const;
const otherLetter = /[^\p{Script=Latin}\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]/u;
/** Letters of the Latin script that European names do not have: `ɑ`, `ı` and their like look like others. */
const rareLatin = /[\u0131\u0138\u0180-\u024f]|(?![A-Za-z\u00aa-\u017f])\p{Script=Latin}/u;

/** Returns whether a username has two scripts, or one that is neither Latin nor Bengali. */
function hasForeignLetters(username: string): boolean {
  return (
    otherLetter.test(username) || rareLatin.test(username) || scripts.every((script) => script.test(username))
  );
}

/**
 * `form`: a space, an @ (a username must not look like an address at log-in) or a control character. `script`: letters that
 * can be mistaken for others. `mobile`: a number, by which another account may log in. For new usernames: an account that has one keeps it.
 */
export function usernameProblem(username: string): 'length' | 'form' | 'script' | 'mobile' | null {
  const length = lengthOf(username);
  if (length < accountLimits.usernameMin || length > accountLimits.usernameMax) return 'length';
  const hasForbidden = /[\s@\p{Cc}\p{Cf}]/u.test(username.replaceAll(/[\u200c\u200d]/gu, ''));
  if (hasForbidden) return 'form';
  if (mobileKeyOf(username) !== null) return 'mobile';
  return hasForeignLetters(username) ? 'script' : null;
}

/** The same keystrokes give the same password on every keyboard and system (NIST 800-63B). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** A school may set a higher `minimum`. */
export function passwordLengthProblem(
  password: string,
  minimum: number = accountLimits.passwordMin,
): 'short' | 'long' | null {
  const length = lengthOf(normalisePassword(password));
  if (length < minimum) return 'short';
  return length > accountLimits.passwordMax ? 'long' : null;
}

/** The digits of a typed code: Bengali digits count, spaces and hyphens do not. */
export function cleanCode(typed: string): string {
  return asciiDigits(typed.normalize('NFKC')).replaceAll(/[\s-]/gu, '');
}

export function isCode(code: string): boolean {
  return code.length >= accountLimits.otpMin;
}
