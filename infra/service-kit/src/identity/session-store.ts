import { hash, randomBytes } from 'node:crypto';
import { createExpiringCache } from '../caches/expiring-cache.ts';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { SessionStore } from './sessions.ts';
import {
  absoluteMs,
  createStoredSessions,
  idleMs,
  indexOf,
  keyOf,
  usedKeyOf,
  type StoredSession,
} from './stored-sessions.ts';

/** A session in use is extended at most this often: a store write for each request would be wasted. */
const renewAfterMs = 5 * 60 * 1000;
const capacity = 20_000;

/** Opaque ids of 256 random bits; the store holds only their SHA-256, which opens no session. */
export function createSessionStore({
  keyValue,
  now,
}: {
  keyValue: KeyValue;
  now: () => number;
}): SessionStore {
  const renewed = createExpiringCache<true>({ ttlMs: renewAfterMs, max: capacity, now });
  const stored = createStoredSessions(keyValue, now);

  async function renew(sessionKey: string, beganAt: number): Promise<void> {
    if (renewed.get(sessionKey) === true) return;
    renewed.set(sessionKey, true);
    const ttlMs = Math.min(idleMs, beganAt + absoluteMs - now());
    if (!(await keyValue.touch(keyOf(sessionKey), ttlMs))) return;
    // The write is neither awaited nor checked: if it fails, the list of sessions shows an earlier use, and no call waits
    // for that.
    keyValue.set(usedKeyOf(sessionKey), String(now()), { ttlMs }).catch(() => undefined);
  }

  return {
    async begin(user, from) {
      const sid = randomBytes(32).toString('base64url');
      const sessionKey = hash('sha256', sid, 'base64url');
      const session: StoredSession = { user, beganAt: now(), ...from };
      await stored.dropExpired(user.userId);
      // Written before it is listed, so that a log-in at the same moment does not take it for an expired one.
      await keyValue.set(keyOf(sessionKey), JSON.stringify(session), { ttlMs: idleMs });
      await keyValue.addToSet(indexOf(user.userId), sessionKey, { ttlMs: absoluteMs });
      return sid;
    },
    async resolve(sid) {
      const sessionKey = hash('sha256', sid, 'base64url');
      const session = await stored.read(sessionKey);
      if (session === null) return null;
      await renew(sessionKey, session.beganAt);
      return { user: session.user, sessionKey };
    },
    list: (userId) => stored.listOf(userId),
    async end(sessionKey) {
      renewed.delete(sessionKey);
      const session = await stored.read(sessionKey);
      await keyValue.delete(keyOf(sessionKey), usedKeyOf(sessionKey));
      if (session !== null) await keyValue.removeFromSet(indexOf(session.user.userId), sessionKey);
    },
    async endAllOf(userId) {
      const keys = await keyValue.members(indexOf(userId));
      await keyValue.delete(indexOf(userId), ...keys.map(keyOf), ...keys.map(usedKeyOf));
    },
  };
}
