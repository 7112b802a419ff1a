import { randomBytes } from 'node:crypto';
import type { CookieToSet } from '@pathshala/service-kit/http/handler';
import { createSignedValue } from '../adapters/signed-value.ts';

type Cookies = Readonly<Record<string, string>>;

const day = 24 * 60 * 60;
const signupLife = 7 * day;
const deviceLife = 365 * day;
const sessionLife = 30 * day;

/** The cookies of accounts: the session, the sign-up under way, and the mark of a browser that has logged in before. */
export function createAccountCookies(secret: string) {
  const signup = createSignedValue(secret, 'signup cookie');
  const device = createSignedValue(secret, 'device cookie');
  /** Others' failed log-ins do not lock out a browser that has this. */
  function forDevice(userId: string): CookieToSet {
    const mark = randomBytes(12).toString('base64url');
    return {
      name: 'device',
      value: device.write(`${userId}~${mark}`),
      maxAgeSeconds: deviceLife,
      httpOnly: true,
    };
  }

  return {
    forDevice,
    readSignup: (cookies: Cookies) => signup.read(cookies['signup']),
    readDevice(cookies: Cookies) {
      const [userId, mark] = device.read(cookies['device'])?.split('~') ?? [];
      return userId === undefined || mark === undefined ? null : { userId, mark };
    },
    forSignup: (signupId: string): readonly CookieToSet[] => [
      { name: 'signup', value: signup.write(signupId), maxAgeSeconds: signupLife, httpOnly: true },
    ],
    forSession: (sid: string, userId: string): readonly CookieToSet[] => [
      { name: 'sid', value: sid, maxAgeSeconds: sessionLife, httpOnly: true },
      { name: 'signup', value: null, httpOnly: true },
      forDevice(userId),
    ],
    /** The session of this browser has ended with all others; the link proves who owns the account. */
    afterReset: (userId: string): readonly CookieToSet[] => [
      { name: 'sid', value: null, httpOnly: true },
      forDevice(userId),
    ],
    afterLogout: (): readonly CookieToSet[] => [
      { name: 'sid', value: null, httpOnly: true },
      { name: 'signup', value: null, httpOnly: true },
    ],
  };
}

export type AccountCookies = ReturnType<typeof createAccountCookies>;
