import { randomInt } from 'node:crypto';
import { checkInAlphabet, checkInCodeLength } from '@pathshala/rules/check-in-code';
import type { CheckInCodes } from '../ports.ts';

export function createRandomCheckInCodes(): CheckInCodes {
  const letter = () => checkInAlphabet.charAt(randomInt(checkInAlphabet.length));
  return { issue: () => Array.from({ length: checkInCodeLength }, letter).join('') };
}
