export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Two more than an exam takes, so that too many options can be told from stray text. */
const letters = { latin: 'ABCDEFGH', bengali: 'কখগঘঙচছজ' } as const;

const optionLine = /^([A-Hকখগঘঙচছজ])[.)](?:\s|$)\s*(.*)$/u;
/** In Bengali a visarga is written for the colon as often as not. */
const answerLine = /^(?:answer|উত্তর)\s*[:ঃ]\s*(.*)$/iu;

export const isOption = ({ text }: Line): boolean => optionLine.test(text);
export const isAnswer = ({ text }: Line): boolean => answerLine.test(text);

export function optionText({ text }: Line): string {
  return optionLine.exec(text)?.[2] ?? '';
}

/** 0 for A and ক; -1 for what is no letter of an option. */
function indexOfLetter(letter: string): number {
  const index = letters.latin.indexOf(letter.toUpperCase());
  return index === -1 ? letters.bengali.indexOf(letter) : index;
}

export function optionIndex({ text }: Line): number {
  return indexOfLetter(text.charAt(0));
}

/** Which option the line names as the correct one; -1: none that can be read. */
export function answerIndex(line: Line | undefined): number {
  const [, letter = ''] = answerLine.exec(line?.text ?? '') ?? [];
  return /^\p{L}[.)]?$/u.test(letter) ? indexOfLetter(letter.charAt(0)) : -1;
}

/** Lines that belong together: to an answer's line, or to an empty line after which a new question seems to begin. */
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
