import { recallJson, remember } from '@pathshala/web-kit/browser-storage';

type Uses = Readonly<Record<string, number>>;

const keyOf = (userId: string): string => `admin-menu-uses:${userId}`;

/** After so many visits all counts are halved, so that recent use outweighs old use. */
const halvedAt = 200;

/** Visits of an entry before it counts as often used. */
const leastUses = 3;

/** Entries that are shown as often used. */
const shown = 4;

/** Counts how often this person visited each entry of the menu in this browser, by its path. */
export const entryUses = {
  of(userId: string): Uses {
    const stored = recallJson(keyOf(userId));
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  },
  count(userId: string, path: string): void {
    remember(keyOf(userId), JSON.stringify(withVisit(entryUses.of(userId), path)));
  },
};

export function withVisit(uses: Uses, path: string): Uses {
  const counted = { ...uses, [path]: (uses[path] ?? 0) + 1 };
  const total = Object.values(counted).reduce((sum, one) => sum + one, 0);
  if (total < halvedAt) return counted;
  return Object.fromEntries(
    Object.entries(counted)
      .map(([of, count]) => [of, Math.floor(count / 2)] as const)
      .filter(([, count]) => count > 0),
  );
}

/** The entries that are used most, the most used first; those that the person may not open any more are left out. */
export function oftenUsed<Entry extends { readonly path: string }>(
  entries: readonly Entry[],
  uses: Uses,
): readonly Entry[] {
  const usesOf = ({ path }: Entry) => uses[path] ?? 0;
  return entries
    .filter((entry) => usesOf(entry) >= leastUses)
    .toSorted((one, other) => usesOf(other) - usesOf(one))
    .slice(0, shown);
}
