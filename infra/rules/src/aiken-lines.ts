export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Two letters more than the limit, so that surplus options are not read as other text. */
const letters = { latin: 'ABCDEFGH', bengali: 'কখগঘঙচছজ' } as const;

const optionLine = /^([A-Hকখগঘঙচছজ])[.)](?:\s|$)\s*(.*)$/u;
/** Bengali authors often write a visarga for the colon. */
const answerLine = /^(?:answer|উত্তর)\s*[:ঃ]\s*(.*)$/iu;

export const isOption = ({ text }: Line): boolean => optionLine.test(text);
export const isAnswer = ({ text }: Line): boolean => answerLine.test(text);

export function optionText({ text }: Line): string {
  return optionLine.exec(text)?.[2] ?? '';
}

/** 0 for A and ক; -1 for any other character. */
function indexOfLetter(letter: string): number {
  const index = letters.latin.indexOf(letter.toUpperCase());
  return index === -1 ? letters.bengali.indexOf(letter) : index;
}

export function optionIndex({ text }: Line): number {
  return indexOfLetter(text.charAt(0));
}

/** The index of the correct option in an answer line; -1 if it cannot be read. */
export function answerIndex(line: Line | undefined): number {
  const [, letter = ''] = answerLine.exec(line?.text ?? '') ?? [];
  return /^\p{L}[.)]?$/u.test(letter) ? indexOfLetter(letter.charAt(0)) : -1;
}

/** Lines that the text of one question may have: how far `startsNext` looks. */
const maxTextLines = 30;

/**
 * Whether a question without an answer line ended before the line at `index`: the block has options already, and the next
 * option is the first one again.
 */
function startsNext(block: readonly Line[], lines: readonly Line[], index: number): boolean {
  if (!block.some(isOption)) return false;
  const following = lines.slice(index + 1, index + 1 + maxTextLines);
  const next = following.find((line) => isOption(line) || isAnswer(line));
  return next !== undefined && isOption(next) && optionIndex(next) === 0;
}

/**
 * Splits the text into questions: a block ends with an answer line, with an empty line before the text of another question,
 * or before the text of a question whose options begin anew.
 */
export function blocksOf(source: string): readonly (readonly Line[])[] {
  const lines = source
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .map((raw, index) => ({ number: index + 1, text: raw.trim() }));
  const blocks: Line[][] = [];
  let open: Line[] | undefined;
  let isAfterGap = false;
  for (const [index, line] of lines.entries()) {
    if (line.text === '') {
      isAfterGap = true;
      continue;
    }
    const isText = !isAnswer(line) && !isOption(line);
    if (open === undefined || (isText && (isAfterGap || startsNext(open, lines, index)))) {
      open = [];
      blocks.push(open);
    }
    open.push(line);
    if (isAnswer(line)) open = undefined;
    isAfterGap = false;
  }
  return blocks;
}
