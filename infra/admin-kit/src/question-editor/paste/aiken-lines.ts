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

/** Splits the text into questions: a block ends with an answer line, or with an empty line before the text of another question. */
export function blocksOf(source: string): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  let isOpen = false;
  let isAfterGap = false;
  for (const [index, raw] of source
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .entries()) {
    const line = { number: index + 1, text: raw.trim() };
    if (line.text === '') {
      isAfterGap = true;
      continue;
    }
    const isNewText = isAfterGap && !isAnswer(line) && !isOption(line);
    if (isOpen && !isNewText) blocks.at(-1)?.push(line);
    else blocks.push([line]);
    isOpen = !isAnswer(line);
    isAfterGap = false;
  }
  return blocks;
}
