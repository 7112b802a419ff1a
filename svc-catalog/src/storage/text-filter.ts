import { searchKeyOf } from '@pathshala/rules/bengali';
import { matchText, type Filter } from '@pathshala/service-kit/documents';

/** Documents whose field (a search key) holds the text somewhere; no text, no condition. */
export function containsText(fields: readonly string[], text: string | undefined): Filter {
  if (!text) return {};
  const condition = matchText(searchKeyOf(text));
  return { $or: fields.map((field) => ({ [field]: condition })) };
}
