import { createHmac } from 'node:crypto';
import { cleanCrockford, crockfordAlphabet } from '@pathshala/rules/crockford';
import type { CertificateCodes } from '../ports.ts';

const length = 12;

/** 60 bits of a keyed hash, so that codes of others cannot be guessed. */
export function createHmacCertificateCodes(secret: string): CertificateCodes {
  const signOf = (byte: number) => crockfordAlphabet.charAt(byte % crockfordAlphabet.length);
  return {
    codeOf(registrationId) {
      const hash = createHmac('sha256', secret).update(`campaigns.certificate:${registrationId}`).digest();
      return Array.from(hash.subarray(0, length), signOf).join('');
    },
    clean: cleanCrockford,
  };
}
