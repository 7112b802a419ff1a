import type { ServerResponse } from 'node:http';
import { parseSetCookie, stringifySetCookie } from 'cookie';

/** Without the prefix: scripts of the page read it, and the specification names it. */
export const csrfCookie = 'XSRF-TOKEN';

export interface SiteCookies {
  /** `sid`; under https `__Host-sid`, which browsers take from this host over https only. */
  readonly sessionName: string;
  setCsrf(response: ServerResponse, token: string): void;
  clearSession(response: ServerResponse): void;
}

export function createSiteCookies(isSecure: boolean): SiteCookies {
  const shared = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const sessionName = isSecure ? '__Host-sid' : 'sid';
  return {
    sessionName,
    setCsrf(response, token) {
      add(response, stringifySetCookie({ name: csrfCookie, value: token, ...shared }));
    },
    clearSession(response) {
      add(
        response,
        stringifySetCookie({ name: sessionName, value: '', maxAge: 0, httpOnly: true, ...shared }),
      );
    },
  };
}

/** A second line of the same name would leave it to the browser which one counts. */
function add(response: ServerResponse, cookie: string): void {
  const name = cookie.slice(0, cookie.indexOf('=') + 1);
  const others = linesOf(response).filter((line) => !line.startsWith(name));
  response.setHeader('set-cookie', [...others, cookie]);
}

function linesOf(response: ServerResponse): string[] {
  return [response.getHeader('set-cookie') ?? []].flat().map(String);
}

/** Takes our cookies aside while a service answers, because it may set its own over them; the function puts them back before its. */
export function setCookiesAside(response: ServerResponse): () => void {
  const ours = linesOf(response);
  response.removeHeader('set-cookie');
  return () => {
    const theirs = linesOf(response);
    const named = (line: string) => line.slice(0, line.indexOf('=') + 1);
    const kept = ours.filter((line) => !theirs.some((their) => named(their) === named(line)));
    if (kept.length > 0) response.setHeader('set-cookie', [...kept, ...theirs]);
  };
}

/** What an answer does to the session cookie: a new id, null where it ends the session, undefined where it leaves it. */
export function sessionSetBy(response: ServerResponse, sessionName: string): string | null | undefined {
  const line = linesOf(response).findLast((candidate) => candidate.startsWith(`${sessionName}=`));
  if (line === undefined) return undefined;
  const { value, maxAge, expires } = parseSetCookie(line);
  const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
  return value === undefined || value === '' || isOver ? null : value;
}
