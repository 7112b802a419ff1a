import type { Filter } from './port.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Bangladesh is at UTC+6 all year. */
const midnightInDhaka = (day: string): number => Date.parse(`${day}T00:00:00+06:00`);

/**
 * Matches documents whose field, a time as `toISOString` writes it, is on a day from `from` to `to` in Dhaka
 * (`2026-01-31`). A limit that is left out does not limit.
 */
export function betweenDays(field: string, from: string | undefined, to: string | undefined): Filter {
  const limits = {
    ...(from === undefined ? {} : { $gte: new Date(midnightInDhaka(from)).toISOString() }),
    ...(to === undefined ? {} : { $lt: new Date(midnightInDhaka(to) + dayMs).toISOString() }),
  };
  return Object.keys(limits).length === 0 ? {} : { [field]: limits };
}
