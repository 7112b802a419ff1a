import type { CookieToSet } from './handler.ts';

/** The cookies of a `Cookie` header by name; the first of a name counts. */
export function parseCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  if (header === undefined) return cookies;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(equals, 0)).trim();
    if (name !== '' && !(name in cookies)) cookies[name] = decode(pair.slice(equals + 1).trim());
  }
  return cookies;
}

/** A `Set-Cookie` line: for the whole site, not sent along from other sites, not seen by scripts unless so said. */
export function cookieLine(cookie: CookieToSet, isSecure: boolean): string {
  const parts = [`${cookie.name}=${encodeURIComponent(cookie.value ?? '')}`, 'Path=/', 'SameSite=Lax'];
  const maxAge = cookie.value === null ? 0 : cookie.maxAgeSeconds;
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (cookie.httpOnly ?? true) parts.push('HttpOnly');
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
