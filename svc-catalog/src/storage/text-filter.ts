import type { Filter } from '@pathshala/service-kit/documents';

/** Documents whose (lower-case) field holds the text somewhere; no text, no condition. */
export function containsText(fields: readonly string[], text: string | undefined): Filter {
  if (!text) return {};
  const $regex = text.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return { $or: fields.map((field) => ({ [field]: { $regex, $options: 'i' } })) };
}
