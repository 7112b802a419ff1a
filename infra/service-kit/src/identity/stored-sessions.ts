import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { SessionDevice, SessionRecord, SessionUser } from './sessions.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const idleMs = 7 * dayMs;
export const absoluteMs = 30 * dayMs;

/** Sessions stored by earlier versions have no device and address. */
export interface StoredSession extends Partial<SessionDevice> {
  readonly user: SessionUser;
  /** Epoch ms. */
  readonly beganAt: number;
}

export const keyOf = (sessionKey: string) => `session:${sessionKey}`;
/** The time of the last use has a key of its own: rewriting the session could restore one that has just ended. */
export const usedKeyOf = (sessionKey: string) => `session-used:${sessionKey}`;
export const indexOf = (userId: string) => `sessions-of:${userId}`;

function endOf({ user, beganAt }: StoredSession): number {
  return Math.min(beganAt + absoluteMs, user.participation?.until ?? Number.POSITIVE_INFINITY);
}

export interface StoredSessions {
  /** Null for an expired or unknown session. */
  read(sessionKey: string): Promise<StoredSession | null>;
  listOf(userId: string): Promise<readonly SessionRecord[]>;
  /** Takes expired sessions out of the owner's list, which would otherwise grow with each log-in. */
  dropExpired(userId: string): Promise<void>;
}

export function createStoredSessions(keyValue: KeyValue, now: () => number): StoredSessions {
  async function read(sessionKey: string): Promise<StoredSession | null> {
    const stored = await keyValue.get(keyOf(sessionKey));
    if (stored === null) return null;
    const session = JSON.parse(stored) as StoredSession;
    return now() >= endOf(session) ? null : session;
  }

  async function record(sessionKey: string): Promise<SessionRecord | null> {
    const stored = await read(sessionKey);
    if (stored === null) return null;
    const { beganAt, device = '', address = '' } = stored;
    const usedAt = Number((await keyValue.get(usedKeyOf(sessionKey))) ?? beganAt);
    return { sessionKey, beganAt, device, address, usedAt };
  }

  return {
    read,
    async listOf(userId) {
      const keys = await keyValue.members(indexOf(userId));
      const records = await Promise.all(keys.map(record));
      return records
        .filter((session) => session !== null)
        .toSorted((one, other) => other.usedAt - one.usedAt || other.beganAt - one.beganAt);
    },
    async dropExpired(userId) {
      const members = await keyValue.members(indexOf(userId));
      await Promise.all(
        members.map(async (sessionKey) => {
          if ((await keyValue.get(keyOf(sessionKey))) !== null) return;
          await keyValue.removeFromSet(indexOf(userId), sessionKey);
        }),
      );
    },
  };
}
