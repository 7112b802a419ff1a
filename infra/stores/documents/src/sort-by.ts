import type { Sort } from './port.ts';

/**
 * The sort of a list call: `name` ascending, `-name` descending, `_id` among equals in the same direction, so that one
 * index serves both. `newest` alone puts the newest first, `-newest` the oldest. `fields` maps the API's names to stored
 * fields.
 */
export function sortBy(sort: string, fields: Readonly<Record<string, string>>): Sort {
  const isNegated = sort.startsWith('-');
  const name = isNegated ? sort.slice(1) : sort;
  const field = fields[name] ?? '_id';
  const direction = (name === 'newest') !== isNegated ? -1 : 1;
  return { [field]: direction, _id: direction };
}
