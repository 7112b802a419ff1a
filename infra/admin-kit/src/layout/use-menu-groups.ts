import { type MenuGroup, menuGroups } from './menu-entries.ts';
import { useMayDo } from './use-may-do.ts';

/** The menu without the pages that this administrator may not open. */
export function useMenuGroups(): readonly MenuGroup[] {
  const may = useMayDo();
  return menuGroups
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.filter(({ permission }) => permission === undefined || may(...[permission].flat())),
    }))
    .filter(({ entries }) => entries.length > 0);
}
