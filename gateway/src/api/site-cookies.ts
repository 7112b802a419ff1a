import type { ServerResponse } from 'node:http';
import { parseSetCookie, stringifySetCookie } from 'cookie';

/** The cookie has no prefix: scripts of the page read it, and the specification names it. */
export const csrfCookie = 'XSRF-TOKEN';

interface CookieJar {
  readonly cookiesToSet: Map<string, string>;
}

export interface SiteCookies {
  /** `sid`; under https `__Host-sid`, which browsers take from this host over https only. */
  readonly sessionName: string;
  setCsrf(jar: CookieJar, token: string): void;
  clearSession(jar: CookieJar): void;
  /** `ticket`, or with the prefix. */
  readonly ticketName: string;
  setTicket(jar: CookieJar, ticket: string, maxAgeSeconds: number): void;
  clearTicket(jar: CookieJar): void;
}

export function createSiteCookies(isSecure: boolean): SiteCookies {
  const shared = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const sessionName = isSecure ? '__Host-sid' : 'sid';
  const ticketName = isSecure ? '__Host-ticket' : 'ticket';
  const setHidden = (jar: CookieJar, cookie: { name: string; value: string; maxAge: number }) =>
    void jar.cookiesToSet.set(cookie.name, stringifySetCookie({ ...cookie, httpOnly: true, ...shared }));
  const clear = (jar: CookieJar, name: string) => setHidden(jar, { name, value: '', maxAge: 0 });
  return {
    sessionName,
    ticketName,
    setCsrf({ cookiesToSet }, token) {
      cookiesToSet.set(csrfCookie, stringifySetCookie({ name: csrfCookie, value: token, ...shared }));
    },
    clearSession: (jar) => clear(jar, sessionName),
    setTicket: (jar, value, maxAge) => setHidden(jar, { name: ticketName, value, maxAge }),
    clearTicket: (jar) => clear(jar, ticketName),
  };
}

/** The `Set-Cookie` lines that a response has so far. */
export function setCookieLines(response: ServerResponse): string[] {
  return [response.getHeader('set-cookie') ?? []].flat().map(String);
}

export function nameOfCookie(line: string): string {
  return line.slice(0, line.indexOf('='));
}

/**
 * Returns the effect of a response on the session cookie: a new id, null if it ends the session, undefined if it leaves it.
 */
export function sessionSetBy(lines: readonly string[], sessionName: string): string | null | undefined {
  const line = lines.findLast((candidate) => nameOfCookie(candidate) === sessionName);
  if (line === undefined) return undefined;
  const { value, maxAge, expires } = parseSetCookie(line);
  const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
  return value === undefined || value === '' || isOver ? null : value;
}
