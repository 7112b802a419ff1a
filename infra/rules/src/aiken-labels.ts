/** The scripts have two letters more than the limit, so that surplus options are not read as other text. */
const scripts = ['ABCDEFGH', 'abcdefgh', 'কখগঘঙচছজ'] as const;
const letter = `[${scripts.join('')}]`;

/** The forms of labels: letters of one script with one kind of mark. */
const forms = {
  brackets: String.raw`[(\[]${letter}[)\]]`,
  bracket: String.raw`${letter}\)`,
  dot: `${letter}[.।৷:]`,
} as const;

type Form = keyof typeof forms;

export interface OptionLabel {
  /** 0 for A and ক. */
  readonly index: number;
  /** Equal for labels of one list. */
  readonly style: string;
  /** The index where the label begins, and the one where the text after it begins. */
  readonly from: number;
  readonly to: number;
  /** False for a full stop without a space after it, which may also belong to a word, as in `B.Sc`. */
  readonly isSure: boolean;
}

/** 0 for A, a and ক; -1 for any other character. */
export function indexOfLetter(character: string): number {
  return character === '' ? -1 : Math.max(...scripts.map((letters) => letters.indexOf(character)));
}

const anywhere = (Object.keys(forms) as Form[]).map(
  (form) => [form, new RegExp(`(?<=^|\\s)${forms[form]}`, 'gu')] as const,
);

/** All labels of a line: at its beginning, or after a space. */
export function labelsIn(text: string): OptionLabel[] {
  const found = anywhere.flatMap(([form, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: label, index }) => {
      const character = label.replaceAll(/[^\p{L}]/gu, '');
      const script = scripts.findIndex((letters) => letters.includes(character));
      const to = index + label.length;
      const isSure = form !== 'dot' || /^(?:\s|$)/u.test(text.slice(to));
      return { index: indexOfLetter(character), style: `${form}${script}`, from: index, to, isSure };
    }),
  );
  return found.sort((one, other) => one.from - other.from);
}

/** Bengali authors often write a visarga for the colon. */
const answerWord = String.raw`(?:the\s+)?(?:(?:correct|right)\s+)?(?:answer|ans)(?:\s+is)?|correct(?:\s+option)?|key|(?:সঠিক\s+)?উত্তর(?:\s+হলো|\s+হবে)?|উঃ|উ`;
const oneLetter = String.raw`[(\[]?${letter}[)\].।]?$`;
/** If there is no colon, only a letter may follow: উত্তর-পশ্চিম begins a question. */
const answerLine = new RegExp(
  String.raw`^(?:${answerWord})(?:\s*[:ঃ]\s*[-–—]?\s*|(?:\s*[=\-–—.]\s*|\s+)(?=${oneLetter}))(.*)$`,
  'iu',
);
/** Matches an answer after the options of one line. */
const answerAtEnd = new RegExp(String.raw`\s(?:${answerWord})\s*[:ঃ]\s*(${oneLetter})`, 'iu');
const explanationLine = /^(?:ব্যাখ্যা|সমাধান|explanation|explain|solution)\s*[:ঃ\-–—]\s*(.*)$/iu;

/** Returns what is written after `Answer:`; undefined for another line. */
export const answerIn = (text: string): string | undefined => answerLine.exec(text)?.[1];

export const explanationIn = (text: string): string | undefined => explanationLine.exec(text)?.[1];

/** An answer behind the options of a line. */
export function splitAnswer(text: string): { readonly text: string; readonly answer?: string } {
  const found = answerAtEnd.exec(text);
  if (found === null || answerIn(text) !== undefined) return { text };
  return { text: text.slice(0, found.index), answer: found[1] ?? '' };
}

const digits = '[0-9০-৯]{1,3}';
const numberWord = 'Question|question|QUESTION|[Qq]ues|Q|No|NO|প্রশ্ন';
/** Does not match `3 men`, `১৯৭১ সালে`, `1.5` or `(2) + 3`, which begin with a number of their own. */
const questionNumber = new RegExp(
  [
    String.raw`^(?:${numberWord})\s*(?:নং|নম্বর|[Nn]o)?[.\s-]*${digits}\s*[.:ঃ)।৷\-–](?:\s+|$)`,
    String.raw`^${digits}\s*[.)।৷](?![0-9০-৯])\s*`,
    String.raw`^[(\[]${digits}[)\]](?!\s*[+\-−×*/=^÷<>])\s*`,
  ].join('|'),
  'u',
);

export function withoutNumber(text: string): string {
  return text.replace(questionNumber, '');
}

export const hasNumber = (text: string): boolean => questionNumber.test(text);
