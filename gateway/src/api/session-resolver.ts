import type { ApiContext, ApiMiddleware } from './api-context.ts';
import type { SiteCookies } from './site-cookies.ts';
import { SessionsUnavailableError, type ConfirmedSession, type SessionCache } from './session-cache.ts';

/**
 * Finds out who calls. A `sid` without a session makes a visitor. While the session store does not answer, the service
 * decides: public reads are answered, everything else is refused as unavailable.
 */
export function resolveSession(sessions: SessionCache, cookies: SiteCookies): ApiMiddleware {
  async function resolveAndContinue(sid: string, context: ApiContext, next: () => void): Promise<void> {
    try {
      const confirmed = await sessions.resolve(sid);
      if (confirmed !== null) context.caller = callerOf(sid, confirmed);
    } catch (error) {
      if (!(error instanceof SessionsUnavailableError)) throw error;
      context.isUnresolved = true;
    }
    next();
  }

  return (_request, response, next) => {
    const context = response.locals;
    const sid = context.cookies[cookies.sessionName];
    if (sid === undefined || sid === '') return next();
    const confirmed = sessions.recent(sid);
    if (confirmed === undefined) return resolveAndContinue(sid, context, next);
    context.caller = callerOf(sid, confirmed);
    return next();
  };
}

/** A copy: what the cache holds changes when the session is confirmed again. */
const callerOf = (sid: string, { session, marker }: ConfirmedSession) => ({ sid, session, marker });

/**
 * Clears the cookie of a session that has ended; for a caller without a session and an accepted ticket. A session that was
 * lost keeps its cookie beside the ticket: the page's anti-forgery token is bound to it.
 */
export function clearEndedSession(context: ApiContext, cookies: SiteCookies): void {
  const sid = context.cookies[cookies.sessionName] ?? '';
  if (sid !== '' && !context.isUnresolved) cookies.clearSession(context);
}
