/** The ids that were added last, so that what was done a moment ago is not done again. */
export interface RecentIds {
  has(id: string): boolean;
  add(id: string): void;
}

export function createRecentIds(limit: number): RecentIds {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add(id) {
      ids.add(id);
      if (ids.size <= limit) return;
      const [oldest = id] = ids;
      ids.delete(oldest);
    },
  };
}
