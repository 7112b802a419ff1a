import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Codes } from '../use-cases/ports.ts';

/**
 * Codes are kept as an HMAC under the site's secret. A slow hash would add nothing: a million codes are tried in
 * seconds at any cost, so what protects them in a stolen store is the secret that is not in it, and their ten minutes.
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
