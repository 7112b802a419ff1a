import type { Screen } from './screen.ts';

interface Route {
  readonly path: string;
  /** Left out for an address that only leads to another one. */
  readonly chunk?: string;
}

type Registry = Readonly<Record<string, { readonly routes?: readonly Route[] }>>;

const patternOf = ({ path }: Route): RegExp => new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
const parametersOf = ({ path }: Route): number => path.split('/:').length;

/** The pages of the boss area, from the registry of the site, that are not in the list of screens. */
export async function routesWithoutScreen(url: string, screens: readonly Screen[]): Promise<string[]> {
  const answer = await fetch(`${url}/mfe/registry.json`);
  const registry = (await answer.json()) as Registry;
  const pages = Object.values(registry)
    .flatMap(({ routes = [] }) => routes)
    .filter(({ path, chunk }) => /^\/boss(?:\/|$)/u.test(path) && chunk !== undefined)
    // `/boss/courses/mcq` is a screen of its own route, not of `/boss/courses/:id`.
    .toSorted((one, other) => parametersOf(one) - parametersOf(other));
  const shown = screens.map(({ path }) => {
    const [address = ''] = path.split('?');
    return pages.find((page) => patternOf(page).test(address))?.path;
  });
  return pages.map(({ path }) => path).filter((path) => !shown.includes(path));
}
