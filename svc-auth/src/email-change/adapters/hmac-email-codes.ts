import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { EmailCodes } from '../ports.ts';

/** Stored as an HMAC under the site's secret, like the codes of sign-ups. */
export function createHmacEmailCodes(secret: string): EmailCodes {
  function hashOf(parts: readonly string[]): string {
    return createHmac('sha256', secret)
      .update(['email change', ...parts].join('\n'))
      .digest('base64url');
  }
  const markOf = (passwordHash: string) => hashOf(['password', passwordHash]);
  return {
    create({ _id, passwordHash }, emailKey) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      return {
        code,
        codeHash: hashOf([_id, emailKey, passwordHash, code]),
        passwordMark: markOf(passwordHash),
      };
    },
    isOfPassword: ({ passwordMark }, { passwordHash }) => passwordMark === markOf(passwordHash),
    matches({ emailKey, codeHash }, { _id, passwordHash }, code) {
      const expected = hashOf([_id, emailKey, passwordHash, code]);
      return timingSafeEqual(Buffer.from(expected), Buffer.from(codeHash));
    },
  };
}
