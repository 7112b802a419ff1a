import type { Filter } from '@pathshala/service-kit/documents';

/** A filter on a field that is kept in lower case and NFKC; what was typed is text, never a pattern. */
export function containsText(field: string, typed: string | undefined): Filter {
  if (typed === undefined || typed.trim() === '') return {};
  const text = typed.trim().normalize('NFKC').toLowerCase();
  return { [field]: { $regex: text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`) } };
}
