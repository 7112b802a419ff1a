import { Secret, TOTP } from 'otpauth';
import type { OneTimePasswords } from '../ports.ts';

/** The parameters that every authenticator app supports. `digits` of the code, `period` in seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;

/** Time-based codes (RFC 6238). The library compares in constant time. */
export function createOneTimePasswords(): OneTimePasswords {
  return {
    createSecret: () => new Secret({ size: secretBytes }).base32,
    uriOf: (secret, { site: issuer, account: label }) =>
      new TOTP({ ...form, issuer, label, secret }).toString(),
    stepOf(secret, code, now) {
      if (!/^\d{6}$/u.test(code)) return null;
      const delta = new TOTP({ ...form, secret }).validate({ token: code, timestamp: now, window: 1 });
      return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta;
    },
  };
}
