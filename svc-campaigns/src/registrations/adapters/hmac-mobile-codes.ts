import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MobileCodes } from '../ports.ts';

/** Six digits, derived from the registration's nonce and the secret: a copy of the store has no code. */
export function createHmacMobileCodes(secret: string): MobileCodes {
  function codeOf({ _id, linkNonce, codes = 0 }: Parameters<MobileCodes['codeOf']>[0]): string {
    const mac = createHmac('sha256', secret).update(`campaigns.code:${_id}:${linkNonce}:${codes}`).digest();
    return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  }
  return {
    codeOf,
    isCodeOf: (code, registration) =>
      /^\d{6}$/u.test(code) && timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(registration))),
  };
}
