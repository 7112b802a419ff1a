import type { AdminMenuEntry } from '@pathshala/web-kit/registry';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect, useState } from 'react';
import { entryUses, oftenUsed } from './entry-uses.ts';
import { useCurrentEntry } from './use-current-entry.ts';
import { useMenuGroups } from './use-menu-groups.ts';

/** Counts the visit of the page's entry, and returns the entries that are used most. They stay as they are while the menu is shown. */
export function useOftenUsed(): readonly AdminMenuEntry[] {
  const userId = useUser()?._id;
  const path = useCurrentEntry()?.path;
  // Entries without a group are at the top already.
  const entries = useMenuGroups().flatMap((group) => (group.title === undefined ? [] : group.entries));
  const current = entries.find((entry) => entry.path === path)?.path;
  useEffect(() => {
    if (userId !== undefined && current !== undefined) entryUses.count(userId, current);
  }, [userId, current]);
  const [uses] = useState(() => (userId === undefined ? {} : entryUses.of(userId)));
  return oftenUsed(entries, uses);
}
