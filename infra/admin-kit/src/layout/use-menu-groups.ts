import { useAdminMenus } from '@pathshala/web-kit/admin-menu';
import type { AdminMenu, AdminMenuEntry, AdminMenuGroup } from '@pathshala/web-kit/registry';
import { useIsLimited, useMayDoWithLimits } from './use-may-do.ts';

export interface MenuGroup extends Omit<AdminMenuGroup, 'order'> {
  readonly entries: readonly AdminMenuEntry[];
}

/** The menu of all remotes without the pages that this administrator may not open. */
export function useMenuGroups(): readonly MenuGroup[] {
  const may = useMayDoWithLimits();
  const isLimited = useIsLimited();
  const menus = useAdminMenus();
  return menuGroupsOf(menus)
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ permission, withLimits }) =>
          (!isLimited || withLimits === true) && (permission === undefined || may(...[permission].flat())),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Composes the groups, each with its entries from all remotes. Entries of a group that no remote declares are the last. */
export function menuGroupsOf(menus: readonly AdminMenu[]): readonly MenuGroup[] {
  const entries = inOrder(menus.flatMap((menu) => menu.entries));
  const groups = inOrder(menus.flatMap((menu) => menu.groups));
  const names = new Set(groups.map(({ name }) => name));
  const others = entries.filter(({ group }) => !names.has(group));
  return [
    ...groups.map(({ order: _order, ...group }) => ({
      ...group,
      entries: entries.filter((entry) => entry.group === group.name),
    })),
    { name: '', entries: others },
  ];
}

function inOrder<Item extends { readonly order: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => one.order - other.order);
}
