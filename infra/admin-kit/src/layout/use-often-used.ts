import { useLocation } from '@pathshala/web-kit/router';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect, useState } from 'react';
import { currentMark } from './current-entry.ts';
import { entryUses, oftenUsed } from './entry-uses.ts';
import type { MenuEntry } from './menu-entries.ts';
import { useMenuGroups } from './use-menu-groups.ts';

/** Counts the visit of the page's entry, and returns the entries that are used most. They stay as they are while the menu is shown. */
export function useOftenUsed(): readonly MenuEntry[] {
  const { pathname } = useLocation();
  const userId = useUser()?._id;
  // Entries without a group are at the top already.
  const entries = useMenuGroups().flatMap((group) => (group.title === undefined ? [] : group.entries));
  const current = entries.find((entry) => currentMark(entry, pathname) !== undefined)?.path;
  useEffect(() => {
    if (userId !== undefined && current !== undefined) entryUses.count(userId, current);
  }, [userId, current]);
  const [uses] = useState(() => (userId === undefined ? {} : entryUses.of(userId)));
  return oftenUsed(entries, uses);
}
