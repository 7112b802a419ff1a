import { matchText, type Filter } from '@pathshala/service-kit/documents';

/** Documents whose (lower-case) field holds the text somewhere; no text, no condition. */
export function containsText(fields: readonly string[], text: string | undefined): Filter {
  if (!text) return {};
  const condition = matchText(text.toLowerCase());
  return { $or: fields.map((field) => ({ [field]: condition })) };
}
