import type { TableRoute } from '../registry/route-table.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * The path of the call that the page at this address makes first, with the parameters of its path and query. Undefined
 * for a page that names none, and where the query asks for something else than the manifest says.
 */
export function callOfPage({ path, answer }: TableRoute, { pathname, search }: Address): string | undefined {
  if (answer === undefined) return undefined;
  const names = path.split('/');
  const segments = pathname.split('/');
  const query = new URLSearchParams(search);
  let readsQuery = false;
  const values = Array.from(answer.matchAll(/:(\w+)/gu), ([, name = '']) => {
    const at = names.indexOf(`:${name}`);
    if (at !== -1) return segments[at] ?? '';
    readsQuery = true;
    return encodeURIComponent(query.get(name) ?? '');
  });
  if (values.includes('') || (search !== '' && !readsQuery)) return undefined;
  let next = 0;
  return answer.replaceAll(/:\w+/gu, () => values[next++] ?? '');
}
