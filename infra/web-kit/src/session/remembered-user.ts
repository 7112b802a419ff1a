import type { SessionUser } from './session-user.ts';

/** What the browser remembers of a session (AUTH-06), and when it was written (epoch milliseconds). */
export const sessionKeys = { flag: 'isLoggedin', user: 'user', time: 'session-time' } as const;

/** The display copy that was left in the storage. Free of React, for the script that runs before it. */
export function rememberedUser(storage: Pick<Storage, 'getItem'>): SessionUser | undefined {
  if (storage.getItem(sessionKeys.flag) !== 'true') return undefined;
  try {
    const user = JSON.parse(storage.getItem(sessionKeys.user) ?? '') as Partial<SessionUser> | null;
    return user && typeof user._id === 'string' ? (user as SessionUser) : undefined;
  } catch {
    // A damaged copy only costs a log-in: the server knows who is there.
    return undefined;
  }
}

export function rememberedTime(storage: Pick<Storage, 'getItem'>): number {
  const time = Number(storage.getItem(sessionKeys.time) ?? 0);
  return Number.isFinite(time) ? time : 0;
}
