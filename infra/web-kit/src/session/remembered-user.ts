import type { SessionUser } from './session-user.ts';

/** The storage keys of a session (AUTH-06); `time` is when it was written (epoch milliseconds). */
export const sessionKeys = { flag: 'isLoggedin', user: 'user', time: 'session-time' } as const;

/** The stored user. Without React, for the boot script. */
export function rememberedUser(storage: Pick<Storage, 'getItem'>): SessionUser | undefined {
  if (storage.getItem(sessionKeys.flag) !== 'true') return undefined;
  try {
    const user = JSON.parse(storage.getItem(sessionKeys.user) ?? '') as Partial<SessionUser> | null;
    return user && typeof user._id === 'string' ? (user as SessionUser) : undefined;
  } catch {
    // Unreadable JSON: the server knows the session.
    return undefined;
  }
}

export function rememberedTime(storage: Pick<Storage, 'getItem'>): number {
  const time = Number(storage.getItem(sessionKeys.time) ?? 0);
  return Number.isFinite(time) ? time : 0;
}
