import { errors, sendError } from '../http/error-response.ts';
import type { ApiMiddleware } from './api-context.ts';
import type { SiteCookies } from './site-cookies.ts';
import { SessionsUnavailableError, type SessionCache } from './session-cache.ts';

/** Finds out who calls. A `sid` without a session makes a visitor, and its cookie is cleared. */
export function resolveSession(sessions: SessionCache, cookies: SiteCookies): ApiMiddleware {
  return async (_request, response, next) => {
    const context = response.locals;
    const sid = context.cookies[cookies.sessionName];
    if (sid === undefined || sid === '') return next();
    try {
      const session = await sessions.resolve(sid);
      if (session === null) cookies.clearSession(context);
      else context.caller = { sid, session };
    } catch (error) {
      if (!(error instanceof SessionsUnavailableError)) throw error;
      return sendError(response, errors.unavailable);
    }
    next();
  };
}
