import { randomBytes } from 'node:crypto';
import type { CookieToSet } from '@pathshala/service-kit/http/handler';
import { createSignedValue } from '../adapters/signed-value.ts';
import type { AccountCookies } from '../ports.ts';

/** Lifetimes in seconds. */
const day = 24 * 60 * 60;
const signupLifetime = 7 * day;
const deviceLifetime = 365 * day;
const sessionLifetime = 30 * day;

export function createAccountCookies(secret: string): AccountCookies {
  const signup = createSignedValue(secret, 'signup cookie');
  const device = createSignedValue(secret, 'device cookie');

  function forDevice(userId: string): CookieToSet {
    const deviceId = randomBytes(12).toString('base64url');
    const value = device.sign(`${userId}~${deviceId}`);
    return { name: 'device', value, maxAgeSeconds: deviceLifetime, httpOnly: true };
  }

  return {
    forDevice,
    readSignup: (cookies) => signup.verify(cookies['signup']),
    readDevice(cookies) {
      const [userId, deviceId] = device.verify(cookies['device'])?.split('~') ?? [];
      return userId === undefined || deviceId === undefined ? null : { userId, deviceId };
    },
    forSignup: (signupId) => [
      { name: 'signup', value: signup.sign(signupId), maxAgeSeconds: signupLifetime, httpOnly: true },
    ],
    forSession: (sid, userId) => [
      { name: 'sid', value: sid, maxAgeSeconds: sessionLifetime, httpOnly: true },
      { name: 'signup', value: null, httpOnly: true },
      forDevice(userId),
    ],
    afterReset: (userId) => [{ name: 'sid', value: null, httpOnly: true }, forDevice(userId)],
    afterLogout: () => [
      { name: 'sid', value: null, httpOnly: true },
      { name: 'signup', value: null, httpOnly: true },
    ],
  };
}
