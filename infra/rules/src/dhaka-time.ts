/** Bangladesh is at UTC+6 all year. */
const offsetMs = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The start is inclusive, the end exclusive; ISO 8601 in UTC. */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

/** A Date whose UTC parts are the clock of Dhaka at the instant (epoch milliseconds). */
export function dhakaClock(instant: number): Date {
  return new Date(instant + offsetMs);
}

/** The time of day in Dhaka of the instant (epoch milliseconds): `10:42`. */
export function dhakaTimeOfDay(instant: number): string {
  return dhakaClock(instant).toISOString().slice(11, 16);
}

/** The day in Dhaka that contains the instant (epoch milliseconds): `2026-01-31`. */
export function dhakaDayOf(instant: number): string {
  return dhakaClock(instant).toISOString().slice(0, 10);
}

/** The day in Dhaka, `2026-01-31`, from midnight to midnight. */
export function dhakaDayRange(day: string): TimeRange {
  const from = Date.parse(`${day}T00:00Z`) - offsetMs;
  return { from: new Date(from).toISOString(), to: new Date(from + dayMs).toISOString() };
}

/** The last days in Dhaka, today included, oldest first. `now` in epoch milliseconds. */
export function lastDhakaDays(now: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => dhakaDayOf(now - (count - 1 - index) * dayMs));
}

/** ISO 8601 → the wall time in Dhaka as `2026-01-15T16:00`; empty for a time that cannot be read. */
export function dhakaWallTime(iso: string): string {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? '' : dhakaClock(instant).toISOString().slice(0, 16);
}

/** The wall time in Dhaka → ISO 8601 in UTC; undefined for an incomplete one. */
export function fromDhakaWallTime(wall: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  return Number.isNaN(asUtc) ? undefined : new Date(asUtc - offsetMs).toISOString();
}
