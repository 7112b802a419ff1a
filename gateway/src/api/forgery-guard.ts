import type { IncomingHttpHeaders } from 'node:http';
import { csrfCookie, type SiteCookies } from '../http/cookies.ts';
import type { Exchange } from '../http/exchange.ts';
import { isSame, type CsrfTokens } from './csrf-tokens.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The one GET that changes something: the specification's contract wants it so. */
const changingGets = new Set(['/api/auth/logout']);

export interface ForgeryGuard {
  /** False: refuse. Either way the answer carries a valid token from here on where the browser has none. */
  allows(exchange: Exchange, sid: string | null): boolean;
}

export function createForgeryGuard(site: {
  tokens: CsrfTokens;
  cookies: SiteCookies;
  publicUrl: string;
}): ForgeryGuard {
  const publicOrigin = new URL(site.publicUrl).origin;
  return {
    allows(exchange, sid) {
      const { request, response, target, cookies } = exchange;
      const isSafe = safeMethods.has(request.method ?? '');
      const held = cookies[csrfCookie];
      const holdsValid = site.tokens.isValid(held, sid);
      if (!holdsValid && (!isSafe || request.method === 'GET')) {
        site.cookies.setCsrf(response, site.tokens.issue(sid));
      }
      if (isSafe) return !changingGets.has(target.key) || isCallOrVisit(request.headers);
      return holdsValid && repeats(exchange, held ?? '') && isFromOurPage(exchange, publicOrigin);
    },
  };
}

/**
 * A call of our own page, or a person who goes to the address. An image, a frame or a link elsewhere is neither.
 * Programs, and browsers over plain http, state nothing.
 */
function isCallOrVisit(headers: IncomingHttpHeaders): boolean {
  const [site, destination] = [headers['sec-fetch-site'], headers['sec-fetch-dest']];
  if (site === undefined && destination === undefined) return true;
  if (destination === 'empty') return site === 'same-origin';
  return destination === 'document' && (site === 'same-origin' || site === 'none');
}

function repeats({ request }: Exchange, held: string): boolean {
  const repeated = request.headers['x-xsrf-token'];
  return typeof repeated === 'string' && isSame(repeated, held);
}

/** Browsers say where a request comes from; programs that are no browser send neither header. */
function isFromOurPage(exchange: Exchange, publicOrigin: string): boolean {
  const { origin, host } = exchange.request.headers;
  if (exchange.request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
