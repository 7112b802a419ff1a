import { hash, randomBytes } from 'node:crypto';
import { createExpiringCache } from '../memory/expiring-cache.ts';
import type { KeyValue } from '@pathshala/key-value/port';
import type { SessionStore, SessionUser } from './port.ts';

const dayMs = 24 * 60 * 60 * 1000;
const idleMs = 7 * dayMs;
const absoluteMs = 30 * dayMs;
/** A session in use is extended at most this often: a store write for each request would be wasted. */
const renewAfterMs = 5 * 60 * 1000;
const capacity = 20_000;

interface StoredSession {
  readonly user: SessionUser;
  /** Epoch ms. */
  readonly beganAt: number;
}

const keyOf = (sessionKey: string) => `session:${sessionKey}`;
const indexOf = (userId: string) => `sessions-of:${userId}`;

/** Opaque ids of 256 random bits; the store holds only their SHA-256, which opens no session. */
export function createSessionStore({
  keyValue,
  now,
}: {
  keyValue: KeyValue;
  now: () => number;
}): SessionStore {
  const renewed = createExpiringCache<true>({ ttlMs: renewAfterMs, max: capacity, now });

  async function renew(sessionKey: string, beganAt: number): Promise<void> {
    if (renewed.get(sessionKey) === true) return;
    renewed.set(sessionKey, true);
    await keyValue.touch(keyOf(sessionKey), Math.min(idleMs, beganAt + absoluteMs - now()));
  }

  async function read(sessionKey: string): Promise<StoredSession | null> {
    const stored = await keyValue.get(keyOf(sessionKey));
    return stored === null ? null : (JSON.parse(stored) as StoredSession);
  }

  /** Takes expired sessions out of the owner's list, which would otherwise grow with each log-in. */
  async function dropExpired(userId: string): Promise<void> {
    const members = await keyValue.members(indexOf(userId));
    await Promise.all(
      members.map(async (sessionKey) => {
        if ((await keyValue.get(keyOf(sessionKey))) !== null) return;
        await keyValue.removeFromSet(indexOf(userId), sessionKey);
      }),
    );
  }

  return {
    async begin(user) {
      const sid = randomBytes(32).toString('base64url');
      const sessionKey = hash('sha256', sid, 'base64url');
      const session: StoredSession = { user, beganAt: now() };
      await dropExpired(user.userId);
      // Written before it is listed, so that a log-in at the same moment does not take it for an expired one.
      await keyValue.set(keyOf(sessionKey), JSON.stringify(session), { ttlMs: idleMs });
      await keyValue.addToSet(indexOf(user.userId), sessionKey, { ttlMs: absoluteMs });
      return sid;
    },
    async resolve(sid) {
      const sessionKey = hash('sha256', sid, 'base64url');
      const stored = await read(sessionKey);
      if (stored === null) return null;
      const { user, beganAt } = stored;
      if (now() >= beganAt + absoluteMs) return null;
      await renew(sessionKey, beganAt);
      return { user, sessionKey };
    },
    async end(sessionKey) {
      renewed.delete(sessionKey);
      const stored = await read(sessionKey);
      await keyValue.delete(keyOf(sessionKey));
      if (stored !== null) await keyValue.removeFromSet(indexOf(stored.user.userId), sessionKey);
    },
    async endAllOf(userId) {
      const keys = await keyValue.members(indexOf(userId));
      await keyValue.delete(indexOf(userId), ...keys.map(keyOf));
    },
  };
}
