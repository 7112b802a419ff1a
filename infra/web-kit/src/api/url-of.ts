export interface UrlInput {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** `/courses/{id}` with its parameters and query; empty, null and undefined query values are omitted. */
export function urlOf(base: string, path: string, input: UrlInput): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const query = search.toString();
  return `${base}${filled}${query === '' ? '' : `?${query}`}`;
}
