import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Codes } from '../ports.ts';

/**
 * Codes are stored as an HMAC under the site's secret. A slow hash would not help: there are only a million codes. In a
 * stolen store they are protected by the secret, which is not in the store, and by expiring after ten minutes.
 */
export function createHmacCodes(secret: string): Codes {
  function hashOf(signupId: string, code: string): string {
    return createHmac('sha256', secret).update(`one-time code\n${signupId}\n${code}`).digest('base64url');
  }

  return {
    create(signupId) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      return { code, codeHash: hashOf(signupId, code) };
    },
    matches(signup, code) {
      return timingSafeEqual(Buffer.from(hashOf(signup._id, code)), Buffer.from(signup.codeHash));
    },
  };
}
