import { cleanCrockford, crockfordAlphabet } from './crockford.ts';

export const checkInCodeLength = 10;

const isCode = new RegExp(`^[${crockfordAlphabet}]{${checkInCodeLength}}$`, 'u');

/** The code of a text that was scanned or typed (see `cleanCrockford`); null: not a code. */
export function checkInCodeOf(text: string): string | null {
  const code = cleanCrockford(text);
  return isCode.test(code) ? code : null;
}
