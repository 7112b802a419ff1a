/** A condition on a field: it contains the text, in any case. The text is never a pattern. */
export function matchText(typed: string): { readonly $regex: string; readonly $options: 'i' } {
  return { $regex: typed.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), $options: 'i' };
}
