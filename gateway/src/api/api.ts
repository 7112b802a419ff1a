import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { refusals, refuse } from '../http/answer.ts';
import { compressWhole } from '../http/compression.ts';
import { sessionSetBy, setCookiesAside, type SiteCookies } from '../http/cookies.ts';
import type { Exchange } from '../http/exchange.ts';
import { holdHead } from '../http/held-head.ts';
import { dropDocumentPolicy } from '../http/security-headers.ts';
import { SessionsUnavailableError, type Callers, type ResolvedSession } from './callers.ts';
import type { CsrfTokens } from './csrf-tokens.ts';
import type { ForgeryGuard } from './forgery-guard.ts';
import { isAnsweredAtSight } from './at-sight.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { identityOf } from './identity-of.ts';
import { isMeantForAnother } from './meant-for-another.ts';
import type { RateLimits } from './rate-limits.ts';
import { traceParentOf } from './trace-parent.ts';
import { routeTo, type Upstream } from './upstream.ts';

export interface ApiParts {
  readonly upstreams: readonly Upstream[];
  readonly callers: Callers;
  readonly guard: ForgeryGuard;
  readonly limits: RateLimits;
  /** Answers a page about the API itself; false: another path. */
  readonly docs: (exchange: Exchange) => Promise<boolean>;
  readonly signer: IdentitySigner;
  readonly tokens: CsrfTokens;
  readonly cookies: SiteCookies;
  readonly log: Logger;
}

/** What a page asks for when it holds no anti-forgery token yet: the guard sets it, there is nothing else to say. */
const tokenPath = '/api/csrf';

/** Everything under `/api` that a service answers: who calls, may the browser do this, how often, then on to its service. */
export function createApi(parts: ApiParts): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
    if (isAnsweredAtSight(exchange)) return;
    const caller = await callerOf(exchange, parts);
    if (isMeantForAnother(exchange, caller)) return refuse(exchange, refusals.otherPerson);
    if (caller === 'unknown') return refuse(exchange, refusals.unavailable);
    if (isAnsweredByGuard(exchange, parts, caller)) return;
    if (!(await isWithinLimits(exchange, parts, caller))) return;
    const path = exchange.target.path.slice('/api'.length);
    const upstream = routeTo(parts.upstreams, exchange.target.key.slice('/api'.length));
    if (upstream !== null)
      await forward(exchange, { parts, upstream, path, session: caller?.session ?? null });
    else if (!(await parts.docs(exchange))) refuse(exchange, refusals.notFound);
  };
}

function isAnsweredByGuard(exchange: Exchange, { guard, log }: ApiParts, caller: Caller | null): boolean {
  if (!guard.allows(exchange, caller?.sid ?? null)) {
    recordRefusal(log, 'csrf.refused', { exchange, caller });
    refuse(exchange, refusals.csrf);
  } else if (exchange.target.key === tokenPath) exchange.response.writeHead(204).end();
  else return false;
  return true;
}

/** Who was refused before any service was asked, for the security log. */
function recordRefusal(
  log: Logger,
  event: 'csrf.refused' | 'rate.limited',
  { exchange, caller }: { exchange: Exchange; caller: Caller | null },
): void {
  const { request, requestId, address, target } = exchange;
  securityEvent(log, event, {
    requestId,
    method: request.method ?? '',
    path: target.path.slice(0, 200),
    address,
    userId: caller?.session.user.userId ?? null,
    origin: request.headers.origin?.slice(0, 200) ?? null,
  });
}

interface Caller {
  readonly sid: string;
  readonly session: ResolvedSession;
}

/** Null for a visitor; a `sid` that no session answers to makes a visitor and is taken back. */
async function callerOf(
  exchange: Exchange,
  { callers, cookies }: ApiParts,
): Promise<Caller | null | 'unknown'> {
  const sid = exchange.cookies[cookies.sessionName];
  if (sid === undefined || sid === '') return null;
  try {
    const session = await callers.resolve(sid);
    if (session !== null) return { sid, session };
    cookies.clearSession(exchange.response);
    return null;
  } catch (error) {
    if (error instanceof SessionsUnavailableError) return 'unknown';
    throw error;
  }
}

async function isWithinLimits(
  exchange: Exchange,
  { limits, log }: ApiParts,
  caller: Caller | null,
): Promise<boolean> {
  const { request, target, address } = exchange;
  const verdict = await limits.check({ method: request.method ?? '', key: target.key, address });
  if (verdict.is === 'unavailable') refuse(exchange, refusals.unavailable);
  if (verdict.is === 'too-many') {
    const { seconds } = verdict;
    recordRefusal(log, 'rate.limited', { exchange, caller });
    refuse(exchange, {
      status: 429,
      code: 'common.too-many',
      params: { seconds },
      retryAfterSeconds: seconds,
    });
  }
  return verdict.is === 'allowed';
}

async function forward(
  exchange: Exchange,
  to: { parts: ApiParts; upstream: Upstream; path: string; session: ResolvedSession | null },
): Promise<void> {
  const { request, response, requestId, address, target, codings, coding } = exchange;
  const { parts, upstream } = to;
  const identity = await parts.signer.sign(identityOf(to.session, address), upstream.name);
  const traceparent = traceParentOf(request.headers['traceparent'], requestId);
  const headers = forwardedHeaders(request.headers, { identity, requestId, traceparent, codings });
  response.setHeader('cache-control', 'no-store');
  const putCookiesBack = setCookiesAside(response);
  holdHead(response, {
    beforeHead() {
      followSession(exchange, parts);
      dropDocumentPolicy(response);
      putCookiesBack();
    },
    replaceBody: (held, body) => compressWhole(held, body, coding),
  });
  upstream.forward({
    request,
    response,
    path: `${to.path === '' ? '/' : to.path}${target.search}`,
    headers,
    coding,
    fail(error) {
      if (!response.destroyed)
        parts.log.warn({ err: error, upstream: upstream.name, requestId }, 'a service failed');
      refuse(exchange, refusals.unavailable);
    },
  });
}

/** Where a service began or ended a session, the anti-forgery token changes in the same answer: the old one is bound to the old session. */
function followSession(exchange: Exchange, { callers, tokens, cookies }: ApiParts): void {
  const begun = sessionSetBy(exchange.response, cookies.sessionName);
  if (begun === undefined) return;
  const held = exchange.cookies[cookies.sessionName];
  if (held !== undefined) callers.forget(held);
  cookies.setCsrf(exchange.response, tokens.issue(begun));
}
