import type { Sort } from './port.ts';

/**
 * The sort of a list call: `name` ascending, `-name` descending, `_id` among equals. `newest` alone puts the newest first,
 * `-newest` the oldest. `fields` maps the API's names to stored fields.
 */
export function sortBy(sort: string, fields: Readonly<Record<string, string>>): Sort {
  const isNegated = sort.startsWith('-');
  const name = isNegated ? sort.slice(1) : sort;
  const field = fields[name] ?? '_id';
  const isDescending = (name === 'newest') !== isNegated;
  return { [field]: isDescending ? -1 : 1, _id: 1 };
}
