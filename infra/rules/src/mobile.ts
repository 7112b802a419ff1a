import { asciiDigits } from './digits.ts';

/** `8801712345678` for every way to write a Bangladeshi mobile number, in either script; null when it is none. */
export function mobileKeyOf(mobile: string): string | null {
  const digits = asciiDigits(mobile.normalize('NFKC')).replaceAll(/[\s().+-]/gu, '');
  return /^(?:00)?(?:88)?0?1[3-9]\d{8}$/u.test(digits) ? `880${digits.slice(-10)}` : null;
}
