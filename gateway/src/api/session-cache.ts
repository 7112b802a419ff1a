import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/caches/entry-limit';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Logger } from '@pathshala/telemetry/logger';
import { copyOf } from '../http/copy-of.ts';
import { withTimeout } from './with-timeout.ts';

type SessionStore = Platform['sessions'];

export type CachedSession = NonNullable<Awaited<ReturnType<SessionStore['resolve']>>>;

interface Entry {
  readonly session: CachedSession;
  confirmedAt: number;
}

/** The session store does not answer and has not confirmed this session lately. */
export class SessionsUnavailableError extends Error {}

export interface SessionCache {
  /** The live session of a `sid`, null for none. Rejects with SessionsUnavailableError. */
  resolve(sid: string): Promise<CachedSession | null>;
  /** As it was confirmed a moment ago; undefined where the store has to be asked. */
  recent(sid: string): CachedSession | undefined;
  /** Drops the entry of a session that has just begun or ended. */
  forget(sid: string): void;
}

export interface SessionCacheDependencies {
  readonly sessions: SessionStore;
  readonly now: () => number;
  readonly log: Logger;
}

// One second: what a page's parallel calls need, and no longer than a log-out may take to be known everywhere.
const freshMs = 1000;
// Fail-static: an exam must survive the loss of the session store, so a recently confirmed session stays valid while it is away.
const staleMs = 10 * 60_000;
const retryAfterMs = 1000;
const maxEntries = 20_000;

export function createSessionCache({ sessions, now, log }: SessionCacheDependencies): SessionCache {
  const entries = new LRUCache<string, Entry>(entryLimit(maxEntries));
  let retryAt = 0;

  const resolveStale = (sid: string): CachedSession => {
    const entry = entries.get(sid);
    if (entry !== undefined && now() - entry.confirmedAt < staleMs) return entry.session;
    throw new SessionsUnavailableError();
  };

  /** An unchanged session keeps its object: what is replaced every second would fill the young generation. */
  const remember = (sid: string, session: CachedSession): void => {
    const entry = entries.get(sid);
    if (entry !== undefined && isDeepStrictEqual(entry.session, session)) entry.confirmedAt = now();
    else entries.set(copyOf(sid), { session, confirmedAt: now() });
  };

  const recent = (sid: string): CachedSession | undefined => {
    const entry = entries.get(sid);
    return entry !== undefined && now() - entry.confirmedAt < freshMs ? entry.session : undefined;
  };

  return {
    recent,
    async resolve(sid) {
      if (!/^[\w-]{16,128}$/.test(sid)) return null;
      const confirmed = recent(sid);
      if (confirmed !== undefined) return confirmed;
      if (now() < retryAt) return resolveStale(sid);
      try {
        const session = await withTimeout(sessions.resolve(sid));
        if (session === null) entries.delete(sid);
        else remember(sid, session);
        return session;
      } catch (error) {
        if (now() >= retryAt) log.warn({ err: error }, 'the session store does not answer');
        retryAt = now() + retryAfterMs;
        return resolveStale(sid);
      }
    },
    forget(sid) {
      entries.delete(sid);
    },
  };
}
