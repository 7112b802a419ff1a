import { searchKeyOf } from './bengali.ts';

const optionLetters = { en: Array.from('ABCDEF'), bn: Array.from('কখগঘঙচ') } as const;

/** The index of each column in a row; the options in order. */
export interface SheetColumns {
  readonly question: number;
  readonly options: readonly number[];
  readonly answer: number;
  readonly points: number;
  readonly explanation: number;
}

/** The heading of an answer that is letters alone: `A, C` is never the text of an option. */
export const lettersHeading = 'Answer (letters)';

const headings = {
  question: ['question', 'প্রশ্ন'],
  answer: [
    'answer',
    lettersHeading,
    'correct',
    'correct answer',
    'correct option',
    'key',
    'উত্তর',
    'সঠিক উত্তর',
    'সঠিক',
  ],
  points: ['points', 'point', 'marks', 'mark', 'নম্বর', 'পয়েন্ট', 'মান'],
  explanation: ['explanation', 'ব্যাখ্যা'],
} as const;

/** `A`, `Option A`, `ক`, `অপশন ক`, `Option 1`. */
const optionHeading = /^(?:option |অপশন |বিকল্প )?([a-fকখগঘঙচ1-6])$/u;

/** A sheet without a heading row: question, four options, answer, points, explanation. */
const usual: SheetColumns = { question: 0, options: [1, 2, 3, 4], answer: 5, points: 6, explanation: 7 };

/** 0 for A, a, ক and 1; -1 for any other text. */
export function indexOfLetter(letter: string): number {
  const key = letter.toUpperCase();
  const places = [
    optionLetters.en.findIndex((one) => one === key),
    optionLetters.bn.findIndex((one) => one === key),
  ];
  return Math.max(...places, /^[1-6]$/u.test(key) ? Number(key) - 1 : -1);
}

/** The columns by their headings in this row; undefined if it is no heading row. */
export function headingsOf(row: readonly string[]): SheetColumns | undefined {
  const keys = row.map(searchKeyOf);
  const indexOf = (names: readonly string[]): number =>
    keys.findIndex((key) => names.some((name) => searchKeyOf(name) === key));
  const [question, answer] = [indexOf(headings.question), indexOf(headings.answer)];
  if (question === -1 || answer === -1) return undefined;
  const options = keys
    .map((key, column) => ({ column, letter: indexOfLetter(optionHeading.exec(key)?.[1] ?? '') }))
    .filter(({ letter }) => letter !== -1)
    .toSorted((one, other) => one.letter - other.letter)
    .map(({ column }) => column);
  return {
    question,
    options,
    answer,
    points: indexOf(headings.points),
    explanation: indexOf(headings.explanation),
  };
}

export const usualColumns = usual;
