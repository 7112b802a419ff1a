import { searchKeyOf } from '@pathshala/rules/bengali';
import { matchText, type Filter } from '@pathshala/documents/port';

/** A filter on a field that is kept as a search key. */
export function containsText(field: string, typed: string | undefined): Filter {
  if (typed === undefined || typed.trim() === '') return {};
  return { [field]: matchText(searchKeyOf(typed)) };
}
