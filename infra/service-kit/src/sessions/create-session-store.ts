import { hash, randomBytes } from 'node:crypto';
import { createExpiringCache } from '../memory/expiring-cache.ts';
import type { KeyValue } from '@pathshala/key-value/port';
import type { SessionDevice, SessionRecord, SessionStore, SessionUser } from './port.ts';

const dayMs = 24 * 60 * 60 * 1000;
const idleMs = 7 * dayMs;
const absoluteMs = 30 * dayMs;
/** A session in use is extended at most this often: a store write for each request would be wasted. */
const renewAfterMs = 5 * 60 * 1000;
const capacity = 20_000;

/** Sessions stored by earlier versions have no device and address. */
interface StoredSession extends Partial<SessionDevice> {
  readonly user: SessionUser;
  /** Epoch ms. */
  readonly beganAt: number;
}

const keyOf = (sessionKey: string) => `session:${sessionKey}`;
/** The time of the last use has a key of its own: rewriting the session could restore one that has just ended. */
const usedKeyOf = (sessionKey: string) => `session-used:${sessionKey}`;
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
    const ttlMs = Math.min(idleMs, beganAt + absoluteMs - now());
    if (!(await keyValue.touch(keyOf(sessionKey), ttlMs))) return;
    await keyValue.set(usedKeyOf(sessionKey), String(now()), { ttlMs });
  }

  /** Null for a session that is over. */
  async function read(sessionKey: string): Promise<StoredSession | null> {
    const stored = await keyValue.get(keyOf(sessionKey));
    if (stored === null) return null;
    const session = JSON.parse(stored) as StoredSession;
    return now() >= session.beganAt + absoluteMs ? null : session;
  }

  async function record(sessionKey: string): Promise<SessionRecord | null> {
    const stored = await read(sessionKey);
    if (stored === null) return null;
    const { beganAt, device = '', address = '' } = stored;
    const usedAt = Number((await keyValue.get(usedKeyOf(sessionKey))) ?? beganAt);
    return { sessionKey, beganAt, device, address, usedAt };
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
    async begin(user, from) {
      const sid = randomBytes(32).toString('base64url');
      const sessionKey = hash('sha256', sid, 'base64url');
      const session: StoredSession = { user, beganAt: now(), ...from };
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
      await renew(sessionKey, stored.beganAt);
      return { user: stored.user, sessionKey };
    },
    async list(userId) {
      const keys = await keyValue.members(indexOf(userId));
      const records = await Promise.all(keys.map(record));
      return records
        .filter((session) => session !== null)
        .toSorted((one, other) => other.usedAt - one.usedAt || other.beganAt - one.beganAt);
    },
    async end(sessionKey) {
      renewed.delete(sessionKey);
      const stored = await read(sessionKey);
      await keyValue.delete(keyOf(sessionKey), usedKeyOf(sessionKey));
      if (stored !== null) await keyValue.removeFromSet(indexOf(stored.user.userId), sessionKey);
    },
    async endAllOf(userId) {
      const keys = await keyValue.members(indexOf(userId));
      await keyValue.delete(indexOf(userId), ...keys.map(keyOf), ...keys.map(usedKeyOf));
    },
  };
}
