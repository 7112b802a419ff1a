import { useQuery } from '@pathshala/web-kit/query';
import { readPublished } from './read-published.ts';
import type { AdminMenu, Registry } from './registry.ts';

/**
 * What the published remotes add to the menu of the boss area. A page that was opened there has it inside; after a step from
 * another page it is fetched.
 */
export function useAdminMenus(): readonly AdminMenu[] {
  const { data = [] } = useQuery({
    queryKey: ['admin-menus'],
    queryFn: fetchMenus,
    initialData: () => menusIn(readPublished()),
    staleTime: Infinity,
  });
  return data;
}

function menusIn(registry: Registry): readonly AdminMenu[] | undefined {
  const menus = Object.values(registry).flatMap(({ adminMenu }) => adminMenu ?? []);
  return menus.length === 0 ? undefined : menus;
}

async function fetchMenus(): Promise<readonly AdminMenu[]> {
  const response = await fetch('/mfe/registry.json');
  if (!response.ok) throw new Error(`The registry is answered with ${response.status}.`);
  return menusIn((await response.json()) as Registry) ?? [];
}
