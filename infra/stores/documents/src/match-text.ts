/** A condition on a field: what was typed, anywhere in it and in any case. It is text, never a pattern. */
export function matchText(typed: string): { readonly $regex: string; readonly $options: 'i' } {
  return { $regex: typed.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), $options: 'i' };
}
