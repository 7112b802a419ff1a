/** A request's path, read in one way only, so that gateway and service cannot differ about it. */
export interface RequestTarget {
  /** The path as it was received, without the query. */
  readonly path: string;
  /** Lower case, without a slash at the end: what rules are matched against. */
  readonly key: string;
  /** The query with its `?`, or an empty string. */
  readonly search: string;
}

const plain = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/%]*$/;
const visible = /^[!-~]*$/;
const unreserved = /[A-Za-z0-9\-._~/\\]/;

/** Null for what another reader might take for a different path: absolute form, `//`, dot segments, needless or broken escapes. */
export function readTarget(url: string): RequestTarget | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? '' : url.slice(mark);
  if (!path.startsWith('/') || !plain.test(path) || !visible.test(search)) return null;
  if (path.includes('//') || path.split('/').some((segment) => segment === '.' || segment === '..'))
    return null;
  if (path.includes('%') && !hasOnlyNeededEscapes(path)) return null;
  return { path, key: keyOf(path), search };
}

function keyOf(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

/** An escaped letter, dot, slash or control character has no honest use and every dishonest one. */
function hasOnlyNeededEscapes(path: string): boolean {
  for (const [, digits] of path.matchAll(/%(.{0,2})/g)) {
    if (digits === undefined || !/^[0-9a-f]{2}$/i.test(digits)) return false;
    const code = Number.parseInt(digits, 16);
    if (code < 0x20 || code === 0x7f || unreserved.test(String.fromCharCode(code))) return false;
  }
  return isUtf8(path);
}

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** `/api` or anything below it. */
export function isApi({ key }: RequestTarget): boolean {
  return key.startsWith('/api') && (key.length === 4 || key[4] === '/');
}
