const dayMs = 24 * 60 * 60 * 1000;

/** Whole days between an ISO 8601 time and `now` (epoch ms); 0 for a clock that is behind. */
export function ageInDays(sentAt: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(sentAt)) / dayMs));
}
