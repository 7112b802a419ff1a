import { createHmac } from 'node:crypto';
import type { CertificateCodes } from '../ports.ts';

/** Crockford's Base32 (https://www.crockford.com/base32.html): nothing that is mistaken for something else when typed from paper. */
const mistaken = new Set(['I', 'L', 'O', 'U']);
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const alphabet = [...digits, ...letters.filter((letter) => !mistaken.has(letter))];
const length = 12;

/** 60 bits of a keyed hash: the codes of others cannot be guessed. */
export function createHmacCertificateCodes(secret: string): CertificateCodes {
  return {
    codeOf(registrationId) {
      const hash = createHmac('sha256', secret).update(`campaigns.certificate:${registrationId}`).digest();
      return Array.from(hash.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
    },
    clean: (typed) =>
      typed
        .toUpperCase()
        .replaceAll(/[^\dA-Z]/gu, '')
        .replaceAll('O', '0')
        .replaceAll(/[IL]/gu, '1'),
  };
}
