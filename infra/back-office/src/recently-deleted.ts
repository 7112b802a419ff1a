import type { defineRecentlyDeleted, DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import { type Deletable, undoUntilOf } from '@pathshala/rules/undo-window';
import { handle } from '@pathshala/service-kit/http/handler';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Capability } from '@pathshala/service-kit/service/capability';

/** Finds what is deleted and can be restored at this time (epoch milliseconds). */
export type ListDeleted = (now: number) => Promise<readonly DeletedThing[]>;

export interface DeletedSource {
  /** The permission that is required to restore it. */
  readonly permission: string;
  readonly list: ListDeleted;
}

/** At most this many of each kind are listed, more than a school deletes in the time in which it can restore. */
export const maxDeletedListed = 1_000;

/** Selects what is deleted and can be restored. */
export function restorableAt(now: number) {
  return { removalDueAt: { $gt: now } } as const;
}

interface Described {
  readonly _id: string;
  readonly kind: string;
  readonly title: string;
  /** The counts by kind; zeros are left out. */
  readonly takesAlong?: Readonly<Record<string, number>>;
}

export function deletedThingOf(stored: Deletable, described: Described): DeletedThing {
  const { takesAlong = {}, ...what } = described;
  const deletedAt = stored.deletedAt ?? new Date(0).toISOString();
  const counts = Object.entries(takesAlong).map(([kind, count]) => ({ kind, count }));
  return {
    ...what,
    deletedAt,
    deletedBy: stored.deletedBy?.name ?? null,
    undoUntil: undoUntilOf({ deletedAt }),
    restorableUntil: new Date(stored.removalDueAt ?? 0).toISOString(),
    takesAlong: counts.filter(({ count }) => count > 0),
  };
}

type ListRoute = ReturnType<typeof defineRecentlyDeleted>;

/** The route that lists what the capabilities of a service have deleted, for administrators who may restore it. */
export function recentlyDeletedCapability(
  route: ListRoute,
  { now, sources }: { readonly now: () => number; readonly sources: readonly DeletedSource[] },
): Pick<Capability, 'routes'> {
  const answer = handle(route, async ({ identity }) => {
    const allowed = sources.filter(({ permission }) => holdsPermission(identity, permission));
    const lists = await Promise.all(allowed.map(({ list }) => list(now())));
    const items = lists.flat().toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt));
    return { items };
  });
  return { routes: [answer] };
}
