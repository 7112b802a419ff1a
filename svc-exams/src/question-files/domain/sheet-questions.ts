import { searchKeyOf } from '@pathshala/rules/bengali';
import { asciiDigits } from '@pathshala/rules/digits';
import { answerOf, type SheetAnswer } from '@pathshala/rules/sheet-answer';
import {
  headingsOf,
  indexOfLetter,
  lettersHeading,
  usualColumns,
  type SheetColumns,
} from '@pathshala/rules/sheet-columns';
import { difficulties, type Difficulty } from '../../question-bank/index.ts';
import { bareQuestion, type FailedQuestion, type FileQuestion, type ReadQuestions } from './file-question.ts';
import { distinctRemarks, remarkOn } from './html-remarks.ts';
import { headingIn, readCell, type ColumnForm, type SheetRow } from './sheet-texts.ts';

const ownHeadings = {
  subject: ['subject', 'বিষয়'],
  chapter: ['chapter', 'অধ্যায়'],
  difficulty: ['difficulty', 'কঠিনতা'],
  tags: ['tags', 'tag', 'ট্যাগ'],
  source: ['source', 'উৎস'],
  practice: ['practice', 'অনুশীলন'],
} as const;

type OwnColumn = keyof typeof ownHeadings;

const difficultyWords: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: ['easy', 'সহজ'],
  medium: ['medium', 'মাঝারি', ''],
  hard: ['hard', 'কঠিন'],
};
const difficultyOf: ReadonlyMap<string, Difficulty> = new Map(
  difficulties.flatMap((name) => difficultyWords[name].map((word) => [searchKeyOf(word), name] as const)),
);
const yes = new Set(['yes', 'true', '1', 'x', 'হ্যাঁ'].map(searchKeyOf));

type OwnColumns = Readonly<Record<OwnColumn, number>>;

function ownColumnsOf(headings: readonly string[]): OwnColumns {
  const keys = headings.map(searchKeyOf);
  const indexOf = (column: OwnColumn) => {
    const names = new Set(ownHeadings[column].map(searchKeyOf));
    return keys.findIndex((key) => names.has(key));
  };
  return {
    subject: indexOf('subject'),
    chapter: indexOf('chapter'),
    difficulty: indexOf('difficulty'),
    tags: indexOf('tags'),
    source: indexOf('source'),
    practice: indexOf('practice'),
  };
}

interface Columns extends SheetColumns {
  /** The answer consists of letters only. */
  readonly hasLetters: boolean;
  readonly own: OwnColumns;
  readonly forms: readonly ColumnForm[];
  readonly names: readonly string[];
}

/** The tags of a cell: separated by `;`, or a JSON list if a tag contains that sign. */
function tagsIn(cell: string): string[] {
  if (cell.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(cell);
      if (Array.isArray(list)) return list.filter((tag) => typeof tag === 'string');
    } catch {
      // A tag in brackets is not a list: it is read as text below.
    }
  }
  return cell
    .split(/[;,]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

function factsOf(at: (column: OwnColumn) => string) {
  return {
    subject: at('subject'),
    chapter: at('chapter'),
    difficulty: difficultyOf.get(searchKeyOf(at('difficulty'))),
    tags: tagsIn(at('tags')),
    source: at('source'),
    forPractice: yes.has(searchKeyOf(at('practice'))),
  };
}

/** Like `answerOf`, for an answer such as `A, C`. */
function lettersOf(text: string, options: readonly string[]): SheetAnswer {
  const correct = text.split(',').map((letter) => indexOfLetter(letter.trim()));
  const areKnown = correct.every((index) => index !== -1 && index < options.length);
  return areKnown ? { correct } : answerOf(text, options, true);
}

const errorCode = (problem: string): string => `exams.question-import.line.${problem}`;

/** An error in a row, and its field. */
interface RowProblem {
  readonly problem: string;
  readonly field?: string;
}

function parseRow(
  { cells }: SheetRow,
  columns: Columns,
): Pick<FileQuestion, 'draft' | 'remarks'> | RowProblem {
  const cellAt = (column: number) => readCell(cells[column], columns.forms[column] ?? 'text');
  const at = (column: number): string => cellAt(column).text;
  const all = columns.options.map(at);
  const options = all.slice(0, all.findLastIndex((text) => text !== '') + 1);
  if (cells.some(({ isDate }) => isDate === true)) return { problem: 'date' };
  const answer = (columns.hasLetters ? lettersOf : answerOf)(at(columns.answer), options, true);
  if ('problem' in answer) return { problem: answer.problem };
  const { difficulty, ...facts } = factsOf((column) => at(columns.own[column]));
  if (difficulty === undefined) return { problem: 'difficulty' };
  const points = at(columns.points);
  const marks = Number(asciiDigits(points).replace(',', '.'));
  if (!(marks > 0) && points !== '') return { problem: 'points' };
  const texts = [columns.question, columns.explanation, ...columns.options.slice(0, options.length)].map(
    cellAt,
  );
  const [question = '', explanation = '', ...fragments] = texts.map(({ fragment }) => fragment);
  return {
    draft: {
      question,
      options: fragments.map((text, index) => ({ text, isCorrect: answer.correct.includes(index) })),
      explanation,
      points: points === '' ? bareQuestion.points : marks,
      difficulty,
      ...facts,
    },
    remarks: distinctRemarks(texts.flatMap(({ remarks }) => remarks)),
  };
}

const usualNames = ['Question', 'A', 'B', 'C', 'D', 'Answer', 'Points', 'Explanation'];

/** The cells of a row by their headings; a cell with raised or lowered text as HTML, which its heading states. */
function fieldsOf({ cells }: SheetRow, { names, forms }: Columns) {
  return Array.from({ length: Math.max(names.length, cells.length) }, (_, column) => {
    const { editable, isHtml } = readCell(cells[column], forms[column] ?? 'text');
    const name = names[column] ?? '';
    return { name: isHtml && forms[column] === 'text' ? `${name} (HTML)` : name, text: editable };
  }).filter(({ name, text }) => name !== '' || text !== '');
}

function questionOf(row: SheetRow, columns: Columns): FileQuestion | FailedQuestion {
  const { line } = row;
  const source = { before: '', fields: fieldsOf(row, columns) };
  const read = parseRow(row, columns);
  if (!('problem' in read)) return { line, ...read, source };
  return { line, errors: [{ line, code: errorCode(read.problem) }], source };
}

/** The number of rows in which headings are searched: titles may stand above them. */
const headingRows = 10;

function columnsOf(rows: readonly SheetRow[]): { readonly at: number; readonly columns: Columns } {
  const texts = rows.slice(0, headingRows).map(({ cells }) => cells.map(({ text }) => text));
  const heads = texts.map((cells) => cells.map(headingIn));
  const at = heads.findIndex((cells) => headingsOf(cells.map(({ name }) => name)) !== undefined);
  const names = at === -1 ? usualNames : (texts[at] ?? []);
  const cells = at === -1 ? usualNames.map(headingIn) : (heads[at] ?? []);
  const named = headingsOf(cells.map(({ name }) => name)) ?? usualColumns;
  const hasLetters = names[named.answer] === lettersHeading;
  // Files from before the headings stated the form: a cell with tags is HTML.
  const isOld = hasLetters && cells[named.question]?.form === undefined;
  const forms = cells.map(({ form }): ColumnForm => form ?? (isOld ? 'guessed' : 'text'));
  const own = ownColumnsOf(at === -1 ? [] : cells.map(({ name }) => name));
  return { at, columns: { ...named, own, hasLetters, forms, names: names.map((name) => name.trim()) } };
}

/** Each row is a question; one of the first may name the columns, in any order. */
export function questionsOfRows(rows: readonly SheetRow[]): ReadQuestions {
  const filled = rows.filter(({ cells }) =>
    cells.some(({ text, isDate }) => text.trim() !== '' || isDate === true),
  );
  const { at, columns } = columnsOf(filled);
  const read = filled.slice(at + 1).map((row) => questionOf(row, columns));
  const titles = filled.slice(0, Math.max(0, at)).map(({ line }) => ({ line, ...remarkOn('title') }));
  return {
    questions: read.flatMap((found) => ('draft' in found ? [found] : [])),
    failed: read.flatMap((found) => ('draft' in found ? [] : [found])),
    remarks: titles,
  };
}
