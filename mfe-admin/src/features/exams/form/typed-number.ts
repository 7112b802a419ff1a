/** A number as a form holds it: null if the field is empty, the text itself if it is no number. */
export type TypedNumber = number | string | null;

/** The number of a field; undefined if it is empty, NaN for a text that is no number. */
export function valueOf(typed: TypedNumber): number | undefined {
  return typeof typed === 'string' ? Number.NaN : (typed ?? undefined);
}
