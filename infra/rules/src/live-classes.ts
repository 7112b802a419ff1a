/** A live class, also an interactive session of a course. */
export interface LiveClass {
  /** ISO 8601 in UTC; missing: its date is not set. */
  readonly startsAt?: string | undefined;
  readonly durationMinutes?: number | undefined;
}

/** Minutes. `assumed` is the length of a class that gives none. */
export const liveClassMinutes = { min: 5, max: 600, assumed: 60 } as const;

const minuteMs = 60_000;
const startOf = ({ startsAt = '' }: LiveClass): number => Date.parse(startsAt);

/** Whether the class has begun and is not over. `now` in epoch milliseconds. */
export function isRunning(one: LiveClass, now: number): boolean {
  return startOf(one) <= now && now < endOf(one);
}

/** NaN without a date. */
function endOf(one: LiveClass): number {
  return startOf(one) + (one.durationMinutes ?? liveClassMinutes.assumed) * minuteMs;
}

/** The earlier first, those without a date last and in their order. */
export function byDate<One extends LiveClass>(classes: readonly One[]): readonly One[] {
  const dated = classes.filter(({ startsAt }) => startsAt !== undefined);
  const undated = classes.filter(({ startsAt }) => startsAt === undefined);
  return [...dated.toSorted((one, other) => startOf(one) - startOf(other)), ...undated];
}

export interface LiveClassGroups<One extends LiveClass> {
  /** The next one first; one that is not over counts. */
  readonly upcoming: readonly One[];
  readonly undated: readonly One[];
  /** The last one first. */
  readonly past: readonly One[];
}

/** `now` in epoch milliseconds. */
export function groupLiveClasses<One extends LiveClass>(
  classes: readonly One[],
  now: number,
): LiveClassGroups<One> {
  const sorted = byDate(classes);
  return {
    upcoming: sorted.filter((one) => now < endOf(one)),
    undated: sorted.filter(({ startsAt }) => startsAt === undefined),
    past: sorted.filter((one) => endOf(one) <= now).toReversed(),
  };
}
