import { asciiDigits } from './digits.ts';

/** Crockford's base32: no I, L, O and U, so that a code can be read aloud and typed. */
export const checkInAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // cspell:disable-line
export const checkInCodeLength = 10;

const isCode = new RegExp(`^[${checkInAlphabet}]{${checkInCodeLength}}$`, 'u');

/** The code of a text that was scanned or typed, in upper or lower case, with spaces or dashes, O for 0, I or L for 1; null: not a code. */
export function checkInCodeOf(text: string): string | null {
  const code = asciiDigits(text.normalize('NFKC'))
    .replaceAll(/[\s-]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
  return isCode.test(code) ? code : null;
}
