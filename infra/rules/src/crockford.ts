import { asciiDigits } from './digits.ts';

/** Crockford's base32 (https://www.crockford.com/base32.html): no I, L, O and U, so that a code can be read aloud and typed. */
export const crockfordAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // cspell:disable-line

/**
 * Normalises a code as it was scanned or typed: in upper or lower case, with digits of either script, with spaces and signs,
 * O for 0, I or L for 1. Other letters stay, so that what is no code does not become one.
 */
export function cleanCrockford(text: string): string {
  return asciiDigits(text.normalize('NFKC'))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
}
