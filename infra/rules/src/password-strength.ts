import { lengthOf, normalisePassword, accountLimits } from './account.ts';
import { asciiDigits } from './digits.ts';
import { guessablePassword, type PasswordOwner } from './password.ts';

/** Advice while a password is typed; the rules that reject one are in `account` and `password`. */
export type PasswordStrength = 'short' | 'guessable' | 'weak' | 'fair' | 'strong';

/** Lengths in characters. Length counts more than kinds of characters (NIST 800-63B). */
const fairLength = 10;
const strongLength = 14;

/** The alphabet, the digits, and the start of the keyboard. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwerty'];
const runLength = 4;

export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  const text = normalisePassword(password);
  if (lengthOf(text) < accountLimits.passwordMin) return 'short';
  if (guessablePassword(text, owner) !== null) return 'guessable';
  const length = effectiveLength(asciiDigits(text.toLowerCase()));
  if (length >= strongLength) return 'strong';
  return length >= fairLength ? 'fair' : 'weak';
}

/** The length without repeated characters (`aaaa`) and runs along the keyboard or alphabet (`1234`), which add little. */
function effectiveLength(text: string): number {
  const letters = Array.from(text);
  const isRepeat = (index: number): boolean => letters[index] === letters[index - 1];
  const isInRun = (index: number): boolean => {
    const part = letters.slice(Math.max(0, index - runLength + 1), index + 1).join('');
    return part.length === runLength && runs.some((run) => run.includes(part));
  };
  return letters.filter((_, index) => !isRepeat(index) && !isInRun(index)).length;
}
