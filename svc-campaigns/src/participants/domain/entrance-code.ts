import { checkInCodeOf } from '@pathshala/rules/check-in-code';
import { asciiDigits } from '@pathshala/rules/digits';
import { rollNumberOf } from '../../campaigns/index.ts';

type EntranceCode = { readonly checkInCode: string } | { readonly rollNumber: string } | null;

/** The last part of an address, for a QR that holds a link; any other text unchanged. */
function withoutAddress(text: string): string {
  if (!/^https?:\/\//iu.test(text)) return text;
  return text.split(/[/=]/u).at(-1) ?? '';
}

/** Parses a scanned or typed text: a check-in code, or a roll number in either digits and without its zeros. */
export function entranceCodeOf(text: string): EntranceCode {
  const typed = withoutAddress(text.trim());
  const checkInCode = checkInCodeOf(typed);
  if (checkInCode !== null) return { checkInCode };
  const digits = asciiDigits(typed.normalize('NFKC')).replaceAll(/\s/gu, '');
  return /^\d{1,6}$/u.test(digits) ? { rollNumber: rollNumberOf(digits) } : null;
}
