import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieToSet } from './handler.ts';

/**
 * Browsers take a cookie with this prefix only over https, for this host alone and every path: no sub-domain can plant
 * one. Under https all cookies that scripts do not see carry it; handlers know them by their names without it.
 */
const hostPrefix = '__Host-';

/**
 * The cookies of a `Cookie` header by name; the first of a name counts. Where cookies are secure, only those with the
 * host prefix count, and they are named without it.
 */
export function parseCookies(header: string | undefined, isSecure = false): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  if (header === undefined) return cookies;
  for (const [sent, value] of Object.entries(parseCookie(header))) {
    const name = nameOf(sent, isSecure);
    if (name !== '' && value !== undefined) cookies[name] = value;
  }
  return cookies;
}

/** Empty for a cookie that does not count. */
function nameOf(sent: string, isSecure: boolean): string {
  if (!isSecure) return sent;
  return sent.startsWith(hostPrefix) ? sent.slice(hostPrefix.length) : '';
}

/** A `Set-Cookie` line: for the whole site, not sent along from other sites, hidden from scripts by default. */
export function cookieLine(cookie: CookieToSet, isSecure: boolean): string {
  const httpOnly = cookie.httpOnly ?? true;
  const maxAge = cookie.value === null ? 0 : cookie.maxAgeSeconds;
  return stringifySetCookie({
    name: `${isSecure && httpOnly ? hostPrefix : ''}${cookie.name}`,
    value: cookie.value ?? '',
    path: '/',
    sameSite: 'lax',
    httpOnly,
    secure: isSecure,
    ...(maxAge !== undefined && { maxAge }),
  });
}
