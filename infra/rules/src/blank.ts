/**
 * Spaces, control characters and what Unicode lets a font leave out (`Default_Ignorable_Code_Point`: joiners, soft hyphens,
 * marks of direction, variation selectors, fillers), and three more that have no shape: annotation marks, an empty
 * Braille cell, a null note head.
 */
const unseen = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800\u{1D159}]/gu;

/** Whether a reader sees nothing of the text. */
export function isBlank(text: string): boolean {
  return text.replaceAll(unseen, '') === '';
}
