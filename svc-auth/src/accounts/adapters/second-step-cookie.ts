import { createHash } from 'node:crypto';
import type { Account } from '../domain/account.ts';
import type { SecondStepCookie } from '../ports.ts';
import { createSignedValue } from './signed-value.ts';

const name = 'second-step';
const lifetimeSeconds = 10 * 60;

/** Signed: account, expiry and a digest of the password hash, so that a new password ends the log-in that has begun. */
export function createSecondStepCookie(secret: string, now: () => number): SecondStepCookie {
  const signed = createSignedValue(secret, 'second step cookie');
  return {
    begin(account) {
      const expiresAt = now() + lifetimeSeconds * 1000;
      const value = signed.sign(`${account._id}~${expiresAt}~${markOf(account)}`);
      return { name, value, maxAgeSeconds: lifetimeSeconds, httpOnly: true };
    },
    end: () => ({ name, value: null, httpOnly: true }),
    read(cookies) {
      const [userId = '', expiresAt = '', mark = ''] = signed.verify(cookies[name])?.split('~') ?? [];
      if (userId === '' || now() >= Number(expiresAt)) return null;
      return { userId, isOf: (account) => account._id === userId && markOf(account) === mark };
    },
  };
}

function markOf({ passwordHash }: Account): string {
  return createHash('sha256').update(`second step\n${passwordHash}`).digest('base64url').slice(0, 22);
}
