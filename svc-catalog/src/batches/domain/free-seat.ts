/**
 * The lowest free place; null: the batch is full. All callers choose the same one, so that of two who want the last place one
 * is refused by the store. After a capacity was lowered there may be members with higher places, who count as well.
 */
export function freeSeat(taken: ReadonlySet<number>, limit: number): number | null {
  if (taken.size >= limit) return null;
  for (let seat = 1; seat <= limit; seat += 1) if (!taken.has(seat)) return seat;
  return null;
}
