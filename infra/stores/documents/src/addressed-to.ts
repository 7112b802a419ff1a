import { addressOf } from '@pathshala/rules/addressed-to';
import { matchText } from './match-text.ts';
import type { Filter } from './port.ts';

/** Matches what is addressed to one of these groups, and what is addressed to nobody in particular: the field is missing. */
export function addressedToOneOf(field: string, ids: readonly string[]): Filter {
  const own = ids.map((id) => ({ [field]: matchText(addressOf([id])) }));
  return { $and: [{ $or: [{ [field]: null }, ...own] }] };
}
