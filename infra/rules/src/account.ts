import { asciiDigits } from './digits.ts';

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

/** `form`: a space, an @ (a username must not look like an address at log-in) or a control character. */
export function usernameProblem(username: string): 'length' | 'form' | null {
  const length = lengthOf(username);
  if (length < accountLimits.usernameMin || length > accountLimits.usernameMax) return 'length';
  const hasForbidden = /[\s@\p{Cc}\p{Cf}]/u.test(username.replaceAll(/[\u200c\u200d]/gu, ''));
  return hasForbidden ? 'form' : null;
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
