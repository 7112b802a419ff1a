import { dhakaDayRange } from '@pathshala/rules/dhaka-time';
import type { Filter } from './port.ts';

/**
 * Matches documents whose field, a time as `toISOString` writes it, is on a day from `from` to `to` in Dhaka
 * (`2026-01-31`). A limit that is left out does not limit.
 */
export function betweenDays(field: string, from: string | undefined, to: string | undefined): Filter {
  const limits = {
    ...(from === undefined ? {} : { $gte: dhakaDayRange(from).from }),
    ...(to === undefined ? {} : { $lt: dhakaDayRange(to).to }),
  };
  return Object.keys(limits).length === 0 ? {} : { [field]: limits };
}
