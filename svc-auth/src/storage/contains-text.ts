import { matchText, type Filter } from '@pathshala/service-kit/documents';

/** A filter on a field that is kept in lower case and NFKC. */
export function containsText(field: string, typed: string | undefined): Filter {
  if (typed === undefined || typed.trim() === '') return {};
  return { [field]: matchText(typed.trim().normalize('NFKC').toLowerCase()) };
}
