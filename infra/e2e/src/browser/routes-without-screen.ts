import type { Screen } from './screen.ts';

interface Route {
  readonly path: string;
  /** Left out for an address that only leads to another one. */
  readonly chunk?: string;
}

type Registry = Readonly<Record<string, { readonly routes?: readonly Route[] }>>;

/** Pages that only lead to the form of the boss area, by what their address names. */
const leadingOn = ['page-create-exam', 'page-create-assignment'];

const patternOf = ({ path }: Route): RegExp => new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
const parametersOf = ({ path }: Route): number => path.split('/:').length;
const isOfBoss = ({ path }: Route): boolean => /^\/boss(?:\/|$)/u.test(path);

/**
 * The pages of the remotes' tables, from the registry of the site, that are not in the list of screens: in the boss area each
 * address, elsewhere each file of pages.
 */
export async function routesWithoutScreen(url: string, screens: readonly Screen[]): Promise<string[]> {
  const answer = await fetch(`${url}/mfe/registry.json`);
  const registry = (await answer.json()) as Registry;
  const missing = Object.values(registry).flatMap(({ routes = [] }) => missingOf(routes, screens));
  return missing.map(({ path }) => path);
}

function missingOf(routes: readonly Route[], screens: readonly Screen[]): readonly Route[] {
  const pages = routes
    .filter(({ chunk }) => chunk !== undefined && !leadingOn.includes(chunk))
    // `/boss/courses/mcq` is a screen of its own route, not of `/boss/courses/:id`.
    .toSorted((one, other) => parametersOf(one) - parametersOf(other));
  const shown = screens.flatMap(({ path }) => {
    const [address = ''] = path.split('?');
    return pages.find((page) => patternOf(page).test(address)) ?? [];
  });
  const chunks = new Set(shown.map(({ chunk }) => chunk));
  return pages.filter((page) => (isOfBoss(page) ? !shown.includes(page) : !chunks.has(page.chunk)));
}
