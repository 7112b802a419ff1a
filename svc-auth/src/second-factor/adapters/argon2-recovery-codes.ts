import { randomBytes } from 'node:crypto';
import type { Passwords } from '../../accounts/index.ts';
import {
  cleanRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  shownRecoveryCode,
} from '../domain/second-factor.ts';
import type { RecoveryCodes } from '../ports.ts';

/**
 * Hashes at the cost of a password, because a code has 50 random bits; all codes of an account share its salt, so that a try
 * costs one hash.
 */
export function createArgon2RecoveryCodes(passwords: Pick<Passwords, 'digest'>): RecoveryCodes {
  const digestOf: RecoveryCodes['digestOf'] = (code, salt) => passwords.digest(cleanRecoveryCode(code), salt);
  return {
    digestOf,
    async create() {
      const codes = Array.from({ length: recoveryCodeCount }, randomCode);
      const recoverySalt = randomBytes(16).toString('base64url');
      const recoveryDigests = await Promise.all(codes.map((code) => digestOf(code, recoverySalt)));
      return { codes: codes.map(shownRecoveryCode), digests: { recoverySalt, recoveryDigests } };
    },
  };
}

function randomCode(): string {
  const letters = [...randomBytes(recoveryCodeLength)];
  return letters.map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('');
}
