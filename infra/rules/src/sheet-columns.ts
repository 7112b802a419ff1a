import { searchKeyOf } from './bengali.ts';
import { asciiDigits } from './digits.ts';

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
  question: [
    'question',
    'questions',
    'question text',
    'ques',
    'q',
    'qn',
    'stem',
    'প্রশ্ন',
    'প্রশ্নসমূহ',
    'প্রশ্নাবলি',
  ],
  answer: [
    'answer',
    'answers',
    lettersHeading,
    'ans',
    'answer key',
    'ans key',
    'correct',
    'correct answer',
    'correct ans',
    'right answer',
    'correct option',
    'key',
    'উত্তর',
    'উঃ',
    'উ',
    'সঠিক উত্তর',
    'সঠিক অপশন',
    'সঠিক',
  ],
  points: ['points', 'point', 'pts', 'marks', 'mark', 'score', 'নম্বর', 'নাম্বার', 'পয়েন্ট', 'মান'],
  explanation: ['explanation', 'explain', 'solution', 'ব্যাখ্যা', 'সমাধান'],
} as const;

/** `A`, `Option A`, `ক`, `(ক)`, `অপশন ক`, `Option 1`. */
const optionHeading = /^(?:(?:option|opt|choice|অপশন|বিকল্প)[ .:_-]?)?\(?([a-fকখগঘঙচ1-6])[).।:]?$/u;

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

/** Returns the key without the sign that some write after a heading: `Ans.`, `Answer:`. */
const headingKeyOf = (cell: string): string => searchKeyOf(cell).replace(/[ .:।]+$/u, '');

/** The columns by their headings in this row; undefined if it is no heading row. */
export function headingsOf(row: readonly string[]): SheetColumns | undefined {
  const keys = row.map(headingKeyOf);
  const indexOf = (names: readonly string[]): number =>
    keys.findIndex((key) => names.some((name) => headingKeyOf(name) === key));
  const [question, answer] = [indexOf(headings.question), indexOf(headings.answer)];
  if (question === -1 || answer === -1) return undefined;
  const options = keys
    .map((key, column) => ({
      column,
      letter: indexOfLetter(optionHeading.exec(asciiDigits(key))?.[1] ?? ''),
    }))
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
