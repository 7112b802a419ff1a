import { randomInt } from 'node:crypto';
import { checkInCodeLength } from '@pathshala/rules/check-in-code';
import { crockfordAlphabet } from '@pathshala/rules/crockford';
import type { CheckInCodes } from '../ports.ts';

export function createRandomCheckInCodes(): CheckInCodes {
  const letter = () => crockfordAlphabet.charAt(randomInt(crockfordAlphabet.length));
  return { issue: () => Array.from({ length: checkInCodeLength }, letter).join('') };
}
