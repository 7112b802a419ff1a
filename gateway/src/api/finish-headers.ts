import onHeaders from 'on-headers';
import { isEventStream } from '../http/event-stream.ts';
import { addDataPolicy } from '../http/security-headers.ts';
import type { ApiMiddleware, ApiResponse } from './api-context.ts';
import type { CsrfTokens } from './csrf-tokens.ts';
import type { SessionCache } from './session-cache.ts';
import { nameOfCookie, sessionSetBy, setCookieLines, type SiteCookies } from './site-cookies.ts';

interface FinishHeadersDependencies {
  readonly sessions: SessionCache;
  readonly tokens: CsrfTokens;
  readonly cookies: SiteCookies;
  readonly renewTicket: (response: ApiResponse) => void;
  readonly issueReceipt: (response: ApiResponse) => void;
}

/** When the service has decided status and headers, and none has been sent: adds the gateway's cookies, drops what the answer does not need. One hook for all of it: each costs every saved answer some microseconds. */
export function finishHeaders(dependencies: FinishHeadersDependencies): ApiMiddleware {
  return (_request, response, next) => {
    onHeaders(response, () => {
      addCookies(response, dependencies);
      if (response.statusCode === 503) dependencies.issueReceipt(response);
      addDataPolicy(response);
      if (isConfirmation(response)) for (const name of ofNoConfirmation) response.removeHeader(name);
      // An event stream may never end.
      if (isEventStream(response)) response.locals.releaseSlot();
    });
    next();
  };
}

/**
 * A successful change carries no x-request-id: it would be 1/7 of the response to a save. A failure has one. The resource
 * policy is for what a page of another site embeds: a change carries the anti-forgery header, which a browser sends for no
 * embedding; a call by one click has no caller whose data it could show.
 */
const ofNoConfirmation = ['x-request-id', 'cross-origin-resource-policy'];

/** Returns whether the response confirms a change. */
function isConfirmation({ statusCode, req }: ApiResponse): boolean {
  return statusCode < 400 && req.method !== 'GET' && req.method !== 'HEAD';
}

function addCookies(response: ApiResponse, dependencies: FinishHeadersDependencies): void {
  const { sessions, tokens, cookies } = dependencies;
  const context = response.locals;
  dependencies.renewTicket(response);
  const theirs = setCookieLines(response);
  const begun = sessionSetBy(theirs, cookies.sessionName);
  if (begun !== undefined) {
    // The anti-forgery token is bound to the session, and changes in the same answer.
    const ended = context.cookies[cookies.sessionName];
    if (ended !== undefined) sessions.forget(ended);
    cookies.setCsrf(context, tokens.issue(begun));
    if (context.cookies[cookies.ticketName] !== undefined) cookies.clearTicket(context);
  }
  if (context.cookiesToSet.size === 0) return;
  // A shared cache would give this browser's token to others; the next answer of the API sets it.
  if (/^public\b/.test(String(response.getHeader('cache-control')))) return;
  // If two lines had one name, the browser would decide which one counts.
  for (const line of theirs) context.cookiesToSet.delete(nameOfCookie(line));
  response.setHeader('set-cookie', [...context.cookiesToSet.values(), ...theirs]);
}
