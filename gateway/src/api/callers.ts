import { isDeepStrictEqual } from 'node:util';
import { createFleetingMap, ownText } from '@pathshala/service-kit/fleeting-map';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';

type SessionStore = Platform['sessions'];

export type ResolvedSession = NonNullable<Awaited<ReturnType<SessionStore['resolve']>>>;

interface Known {
  readonly session: ResolvedSession;
  provenAt: number;
}

/** Thrown when nobody can say whose session it is: the store is away and has not vouched for it lately. */
export class SessionsUnavailableError extends Error {}

export interface Callers {
  /** The living session of a `sid`, null for none. Rejects with SessionsUnavailableError. */
  resolve(sid: string): Promise<ResolvedSession | null>;
  /** What is known of it is no longer to be trusted: it was just begun or ended. */
  forget(sid: string): void;
}

// One second: what a page's parallel calls need, and no longer than a logout may take to be known everywhere.
const freshMs = 1000;
// An exam must survive the loss of the session store; a session proven this recently is still believed while it is away.
const believedMs = 10 * 60_000;
const patienceMs = 1500;
const pauseMs = 1000;

export function createCallers(dependencies: {
  sessions: SessionStore;
  now: () => number;
  log: Logger;
}): Callers {
  const { sessions, now, log } = dependencies;
  const known = createFleetingMap<Known>({
    lifeMs: believedMs,
    limit: 20_000,
    now,
  });
  let askAgainAt = 0;

  const believe = (sid: string): ResolvedSession => {
    const entry = known.get(sid);
    if (entry !== undefined && now() - entry.provenAt < believedMs) return entry.session;
    throw new SessionsUnavailableError();
  };

  /** A session that is as it was stays the one that is held: what comes every second dies young. */
  const remember = (sid: string, session: ResolvedSession): void => {
    const entry = known.get(sid);
    if (entry !== undefined && isDeepStrictEqual(entry.session, session)) entry.provenAt = now();
    else known.set(ownText(sid), { session, provenAt: now() });
  };

  return {
    async resolve(sid) {
      if (!/^[\w-]{16,128}$/.test(sid)) return null;
      const entry = known.get(sid);
      if (entry !== undefined && now() - entry.provenAt < freshMs) return entry.session;
      if (now() < askAgainAt) return believe(sid);
      try {
        const session = await withinPatience(sessions.resolve(sid));
        if (session === null) known.delete(sid);
        else remember(sid, session);
        return session;
      } catch (error) {
        if (now() >= askAgainAt) log.warn({ err: error }, 'the session store does not answer');
        askAgainAt = now() + pauseMs;
        return believe(sid);
      }
    },
    forget(sid) {
      known.delete(sid);
    },
  };
}

/** A store that swallows requests must not hold every page. */
async function withinPatience<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
