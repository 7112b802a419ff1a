import { asciiDigits } from './digits.ts';

/**
 * The characters that people write between digits: spaces, dashes of every length, dots, brackets, plus, and invisible
 * marks.
 */
const separators = /[\s().+\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Dash}]/gu;

/** `8801712345678` for every way to write a Bangladeshi mobile number, in either script; null when it is none. */
export function mobileKeyOf(mobile: string): string | null {
  const digits = asciiDigits(mobile.normalize('NFKC')).replaceAll(separators, '');
  return /^(?:00)?(?:88)?0?1[3-9]\d{8}$/u.test(digits) ? `880${digits.slice(-10)}` : null;
}

/** `01712345678`: the key of a number as people of the country dial it. */
export function localMobileOf(mobileKey: string): string {
  return mobileKey.slice(2);
}

/** `8801712345678` → `017•••••678`: its owner recognises it, others learn no number. */
export function maskedMobile(mobileKey: string): string {
  const local = localMobileOf(mobileKey);
  return `${local.slice(0, 3)}•••••${local.slice(-3)}`;
}
