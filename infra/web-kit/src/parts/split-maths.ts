export interface TextPart {
  readonly kind: 'text' | 'inline' | 'display';
  readonly text: string;
}

/**
 * `$$…$$`, `\(…\)` and `$…$`. A single `$` opens only before something that is no space, and closes only after
 * something that is no space and before no digit: so "$5 and $10" stays money.
 */
export const mathsPattern =
  /\$\$([\s\S]+?)\$\$|\\\(([\s\S]+?)\\\)|\$(?![\s$])((?:\\.|[^$\\])*?(?:\\.|[^\s$\\]))\$(?!\d)/g;

export function splitMaths(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(mathsPattern)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, display, bracketed, inline] = match;
    parts.push(
      display === undefined
        ? { kind: 'inline', text: bracketed ?? inline ?? '' }
        : { kind: 'display', text: display },
    );
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
