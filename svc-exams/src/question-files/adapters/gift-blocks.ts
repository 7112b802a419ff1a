/** Consecutive lines of a GIFT file that Moodle reads as one question. */
export interface GiftBlock {
  /** The first line, from 1. */
  readonly line: number;
  /** The text without comments. */
  readonly text: string;
  readonly comments: readonly string[];
  /** The text as written. */
  readonly source: string;
}

type GiftPart =
  | { readonly kind: 'question'; readonly block: GiftBlock }
  | { readonly kind: 'category'; readonly line: number; readonly path: string };

interface Lines {
  readonly line: number;
  readonly lines: string[];
  /** The number of braces that are open after the last line; a backslash does not escape them. */
  depth: number;
  /** Whether a line is more than a comment. */
  hasText: boolean;
}

const categoryLine = /^\$CATEGORY:/iu;
const openBrace = /(?<!\\)(?:\\\\)*\{/u;
const isComment = (line: string): boolean => line.startsWith('//');

function add(open: Lines, text: string): void {
  open.lines.push(text);
  if (isComment(text)) return;
  open.hasText = true;
  for (const [sign] of text.matchAll(/\\.|[{}]/gu)) {
    if (sign === '{') open.depth += 1;
    else if (sign === '}') open.depth -= 1;
  }
}

/** Whether a new question begins at a title or a category, even without an empty line before it. */
function beginsNext(line: string, open: Lines): boolean {
  if (!open.hasText || open.depth > 0) return false;
  return categoryLine.test(line) || (line.startsWith('::') && open.lines.at(-1)?.endsWith('}') === true);
}

interface Place {
  readonly open: Lines | null;
  /** An empty line stands before it. */
  readonly isAfterGap: boolean;
}

/** Empty lines separate questions, except between the braces of a question. */
function beginsQuestion(text: string, { open, isAfterGap }: Place): boolean {
  if (open === null) return true;
  const isInside = open.depth > 0 && !openBrace.test(text);
  return (isAfterGap && !isInside) || beginsNext(text, open);
}

function linesOf(source: string): Lines[] {
  const found: Lines[] = [];
  let open: Lines | null = null;
  let isAfterGap = false;
  for (const [index, raw] of source.split(/\r\n|\r|\n/u).entries()) {
    const text = raw.trim();
    if (text !== '') {
      if (beginsQuestion(text, { open, isAfterGap })) open = null;
      const block: Lines = open ?? { line: index + 1, lines: [], depth: 0, hasText: false };
      if (open === null) found.push(block);
      const isCategory = !block.hasText && categoryLine.test(text);
      add(block, text);
      open = isCategory ? null : block;
    }
    isAfterGap = text === '';
  }
  return found;
}

function partsOf({ line, lines }: Lines): GiftPart[] {
  const first = lines.findIndex((text) => !isComment(text));
  const text = lines[first] ?? '';
  if (categoryLine.test(text)) {
    return [{ kind: 'category', line: line + first, path: text.slice('$CATEGORY:'.length).trim() }];
  }
  if (first === -1) return [];
  const block = {
    line,
    text: lines.filter((one) => !isComment(one)).join('\n'),
    comments: lines.filter(isComment),
    source: lines.join('\n'),
  };
  return [{ kind: 'question', block }];
}

/** The questions and categories of a GIFT file, sorted as in the file. */
export function giftPartsOf(source: string): GiftPart[] {
  return linesOf(source.replace(/^\uFEFF/u, '')).flatMap(partsOf);
}
