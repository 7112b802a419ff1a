import { z } from 'zod';
import { isBlank } from '@pathshala/rules/blank';

/** Marks a field of formatted text: the kit sanitises it before the schema sees it, and OpenAPI shows the format. */
export const richTextFormat = 'html';

export interface RichTextLimits {
  /** Largest length after cleaning, in UTF-16 units. */
  readonly max: number;
  /** The field may not be empty. */
  readonly required?: boolean;
}

/**
 * A fragment of HTML: the tags that the sanitiser knows, `$…$` and `$$…$$` for maths. To show a `<` as text, write `&lt;`.
 * What the sanitiser leaves invisible is refused with its place; an empty paragraph counts as nothing.
 */
export function richText({ max, required = false }: RichTextLimits) {
  return z
    .string()
    .trim()
    .overwrite(noneIfBlank)
    .min(required ? 1 : 0)
    .max(max)
    .meta({ format: richTextFormat });
}

/** A text of invisible characters is none. */
const noneIfBlank = (text: string) => (isBlank(text) ? '' : text);

/** Text shown as it is written: `<b>` is three characters. One line; see `richText` for formatted text. */
export function plainText({ max, required = false }: RichTextLimits) {
  return z
    .string()
    .trim()
    .overwrite(noneIfBlank)
    .min(required ? 1 : 0)
    .max(max);
}
