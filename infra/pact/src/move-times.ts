/** The time of the examples in all pacts. ISO 8601, UTC. */
export const exampleTime = '2026-01-15T10:00:00.000Z';

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Matches a field that holds an end: `deadlineAt`, `closesAt`, `endDate`, `confirmBy`. */
const end = /^(deadline|closes|end)|By$/;

export interface MoveTimesOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The milliseconds after `now` at which a field ends that an example has at the very time of the examples (0). */
  readonly endsAfterMs?: number;
}

/** Returns a copy in which every time is as far from `now` as it was from the time of the examples. */
export function moveTimes<Value>(value: Value, { now, endsAfterMs = 0 }: MoveTimesOptions): Value {
  const distance = now - Date.parse(exampleTime);
  const move = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') {
      const added = part === exampleTime && end.test(key) ? endsAfterMs : 0;
      return time.test(part) ? new Date(Date.parse(part) + distance + added).toISOString() : part;
    }
    if (Array.isArray(part)) return part.map((item) => move(item, key));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, move(item, name)]));
  };
  return move(value, '') as Value;
}
