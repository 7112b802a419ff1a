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
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = nameOf(pair.slice(0, Math.max(equals, 0)).trim(), isSecure);
    if (name !== '' && !(name in cookies)) cookies[name] = decode(pair.slice(equals + 1).trim());
  }
  return cookies;
}

/** Empty for a cookie that does not count. */
function nameOf(sent: string, isSecure: boolean): string {
  if (!isSecure) return sent;
  return sent.startsWith(hostPrefix) ? sent.slice(hostPrefix.length) : '';
}

/** A `Set-Cookie` line: for the whole site, not sent along from other sites, not seen by scripts unless so said. */
export function cookieLine(cookie: CookieToSet, isSecure: boolean): string {
  const isHttpOnly = cookie.httpOnly ?? true;
  const prefix = isSecure && isHttpOnly ? hostPrefix : '';
  const parts = [
    `${prefix}${cookie.name}=${encodeURIComponent(cookie.value ?? '')}`,
    'Path=/',
    'SameSite=Lax',
  ];
  const maxAge = cookie.value === null ? 0 : cookie.maxAgeSeconds;
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (isHttpOnly) parts.push('HttpOnly');
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

function decode(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  if (!bare.includes('%')) return bare;
  try {
    return decodeURIComponent(bare);
  } catch {
    // Somebody else's cookie with a stray percent sign: as it is.
    return bare;
  }
}
