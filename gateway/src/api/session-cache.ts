import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { copyOf } from '../http/copy-of.ts';
import type { StoreMarker } from './store-marker.ts';
import { withTimeout } from './with-timeout.ts';

type SessionStore = Platform['sessions'];

export type CachedSession = NonNullable<Awaited<ReturnType<SessionStore['resolve']>>>;

export interface ConfirmedSession {
  readonly session: CachedSession;
  /** The marker of the store that was known when the store was asked: the session lives under this one or a later one. */
  readonly marker: string | null;
}

interface Entry {
  readonly session: CachedSession;
  marker: string | null;
  confirmedAt: number;
}

/** The session store does not answer and has not confirmed this session lately. */
export class SessionsUnavailableError extends Error {}

export interface SessionCache {
  /** The live session of a `sid`, null for none. Rejects with SessionsUnavailableError. */
  resolve(sid: string): Promise<ConfirmedSession | null>;
  /** Returns a session that was confirmed in the last second; undefined if the store has to be asked. */
  recent(sid: string): ConfirmedSession | undefined;
  /** Drops the entry of a session that has just begun or ended. */
  forget(sid: string): void;
}

export interface SessionCacheDependencies {
  readonly sessions: SessionStore;
  readonly marker: StoreMarker;
  readonly now: () => number;
  readonly log: Logger;
}

// One second: what a page's parallel calls need, and no longer than a log-out may take to be known everywhere.
const freshMs = 1000;
// Fail-static: an exam must survive the loss of the session store, so a recently confirmed session stays valid while it is away.
const staleMs = 10 * 60_000;
const retryAfterMs = 1000;
const maxEntries = 20_000;

export function createSessionCache({ sessions, marker, now, log }: SessionCacheDependencies): SessionCache {
  const entries = new LRUCache<string, Entry>(entryLimit(maxEntries));
  let retryAt = 0;

  const resolveStale = (sid: string): ConfirmedSession => {
    const entry = entries.get(sid);
    if (entry !== undefined && now() - entry.confirmedAt < staleMs) return entry;
    throw new SessionsUnavailableError();
  };

  /** An unchanged session keeps its object: what is replaced every second would fill the young generation. */
  const remember = (sid: string, { session, marker: known }: ConfirmedSession): ConfirmedSession => {
    const entry = entries.get(sid);
    const isSame = entry !== undefined && isDeepStrictEqual(entry.session, session);
    const confirmed = { session: isSame ? entry.session : session, marker: known };
    if (isSame) Object.assign(entry, { marker: known, confirmedAt: now() });
    else entries.set(copyOf(sid), { ...confirmed, confirmedAt: now() });
    return confirmed;
  };

  const recent = (sid: string): ConfirmedSession | undefined => {
    const entry = entries.get(sid);
    return entry !== undefined && now() - entry.confirmedAt < freshMs ? entry : undefined;
  };

  return {
    recent,
    async resolve(sid) {
      if (!/^[\w-]{16,128}$/.test(sid)) return null;
      const confirmed = recent(sid);
      if (confirmed !== undefined) return confirmed;
      if (now() < retryAt) return resolveStale(sid);
      try {
        const known = marker.latest();
        const session = await withTimeout(sessions.resolve(sid));
        if (session !== null) return remember(sid, { session, marker: known });
        entries.delete(sid);
        return null;
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
