export interface TextPart {
  readonly kind: 'text' | 'inline' | 'display';
  readonly text: string;
}

/**
 * `$$…$$`, `\[…\]`, `\(…\)` and `$…$`. A single `$` opens only before something that is no space, and closes only after
 * something that is no space and before no digit: so "$5 and $10" stays money. `\\[2pt]`, a line of a matrix, opens nothing.
 */
export const mathsPattern =
  /\$\$(?<display>[\s\S]+?)\$\$|(?<!\\)\\\[(?<block>[\s\S]+?)\\\]|\\\((?<bracketed>[\s\S]+?)\\\)|\$(?![\s$])(?<inline>(?:\\.|[^$\\])*?(?:\\.|[^\s$\\]))\$(?!\d)/g;

export interface Formula {
  readonly tex: string;
  readonly isDisplay: boolean;
}

/** The formula without its delimiters, of a match of `mathsPattern`. */
export function formulaOf({ groups = {} }: RegExpExecArray): Formula {
  const { display, block, bracketed, inline = '' } = groups;
  const shown = display ?? block;
  return { tex: shown ?? bracketed ?? inline, isDisplay: shown !== undefined };
}

export function splitMaths(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(mathsPattern)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const { tex, isDisplay } = formulaOf(match);
    parts.push({ kind: isDisplay ? 'display' : 'inline', text: tex });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
