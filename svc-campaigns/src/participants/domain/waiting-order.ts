/**
 * A number for the waiting list between two neighbours; null is the beginning or the end. Numbers of new registrations are
 * the next whole ones, so at the end it stays below the next whole number. Returns null when there is no room.
 */
export function numberBetween(after: number | null, before: number | null): number | null {
  if (before === null && after === null) return 1;
  if (after === null) return (before ?? 0) - 1;
  const limit = before ?? Math.floor(after) + 1;
  const middle = (after + limit) / 2;
  return middle > after && middle < limit ? middle : null;
}
