import type { Request } from 'express';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { errors, sendError } from '../http/error-response.ts';
import { equalInConstantTime } from '../http/equal-in-constant-time.ts';
import { logSecurityEvent } from '../http/log-security-event.ts';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import type { CsrfTokens } from './csrf-tokens.ts';
import { csrfCookie, type SiteCookies } from './site-cookies.ts';
import { userIdOf } from './user-id-of.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface CsrfGuardDependencies {
  readonly tokens: CsrfTokens;
  readonly cookies: SiteCookies;
  readonly publicUrl: string;
  readonly log: Logger;
}

/**
 * Double submit: a changing request repeats the token of its cookie in `X-XSRF-TOKEN`, and comes from our own page. Either
 * way the answer sets a valid token where the browser has none, so that a rejected request can be repeated at once.
 * The service rejects a GET that changes state by its Fetch Metadata (`changesState` in the contract). A call that the contract
 * declares as `oneClick` needs no token: it is passed on as a visitor's, so there is no authority to be misused.
 */
export function guardAgainstForgery(dependencies: CsrfGuardDependencies): ApiMiddleware {
  const publicOrigin = new URL(dependencies.publicUrl).origin;
  return (request, response, next) => {
    const context = response.locals;
    if (!isSafe(request) && isOneClick(request, context)) {
      context.caller = null;
      context.ticket = null;
      return next();
    }
    const token = ensureToken(request, context, dependencies);
    if (isSafe(request)) return next();
    if (token !== null && repeats(request, token) && isFromOurPage(request, publicOrigin)) return next();
    logSecurityEvent(dependencies.log, 'csrf.refused', { request, context, userId: userIdOf(context) });
    sendError(response, errors.csrf);
  };
}

function isOneClick({ method }: Request, { upstream, target }: ApiContext): boolean {
  return upstream?.isOneClick?.(method, target.path.slice('/api'.length)) === true;
}

const isSafe = ({ method }: Request) => safeMethods.has(method);

/** The browser's token; null where it has no valid one, and is sent one with the answer. */
function ensureToken(
  request: Request,
  context: ApiContext,
  { tokens, cookies }: CsrfGuardDependencies,
): string | null {
  const sid = boundSession(context, cookies);
  const token = context.cookies[csrfCookie];
  if (token !== undefined && tokens.isValid(token, sid)) return token;
  if (!isSafe(request) || request.method === 'GET') cookies.setCsrf(context, tokens.issue(sid));
  return null;
}

/** The session that the token is bound to: also one that cannot be checked, or that a ticket stands in for. */
function boundSession(
  { caller, isUnresolved, ticket, cookies: sent }: ApiContext,
  { sessionName }: SiteCookies,
): string | null {
  if (caller !== null) return caller.sid;
  const sid = sent[sessionName];
  return sid !== undefined && sid !== '' && (isUnresolved || ticket !== null) ? sid : null;
}

function repeats({ headers }: Request, token: string): boolean {
  const repeated = headers['x-xsrf-token'];
  return typeof repeated === 'string' && equalInConstantTime(repeated, token);
}

/** Browsers state where a request comes from; programs that are no browser send neither header. */
function isFromOurPage({ headers }: Request, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
