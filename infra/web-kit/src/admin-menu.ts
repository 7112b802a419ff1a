import { useQuery } from '@pathshala/web-kit/query';
import { readPublished } from './read-published.ts';
import type { AdminMenu, Registry } from './registry.ts';

/**
 * The parts of the boss area's menu that the published remotes add. A page that was opened there has them inside; after a step
 * from another page they are fetched.
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
