import { searchKeyOf } from '@pathshala/rules/bengali';
import { asciiDigits } from '@pathshala/rules/digits';
import { answerOf, type SheetAnswer } from '@pathshala/rules/sheet-answer';
import { defusedCell, restoredCell } from '@pathshala/rules/sheet-cells';
import {
  headingsOf,
  indexOfLetter,
  lettersHeading,
  usualColumns,
  type SheetColumns,
} from '@pathshala/rules/sheet-columns';
import { difficulties, type Difficulty, type QuestionDraft } from '../../question-bank/ports.ts';
import { cellOfFragment, fragmentOfCell } from './fragments.ts';
import { bareQuestion, type FileError, type ReadQuestions } from './file-question.ts';

export interface SheetRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const letters = Array.from('ABCDEF');
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
  /** The answer is letters alone. */
  readonly hasLetters: boolean;
  readonly own: OwnColumns;
}

/** Tags as they are written: with `;` between them, as a JSON list if one has such a sign. */
function tagsIn(cell: string): string[] {
  if (cell.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(cell);
      if (Array.isArray(list)) return list.filter((tag) => typeof tag === 'string');
    } catch {
      // A tag in brackets is no list: read as text below.
    }
  }
  return cell
    .split(/[;,]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

function tagsCell(tags: readonly string[]): string {
  return tags.some((tag) => /[;,]|^\[/u.test(tag)) ? JSON.stringify(tags) : tags.join('; ');
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

/** As `answerOf`, for an answer such as `A, C`. */
function lettersOf(text: string, options: readonly string[]): SheetAnswer {
  const correct = text.split(',').map((letter) => indexOfLetter(letter.trim()));
  const areKnown = correct.every((index) => index !== -1 && index < options.length);
  return areKnown ? { correct } : answerOf(text, options, true);
}

const errorCode = (problem: string): string => `exams.question-import.line.${problem}`;

function parseRow({ line, cells }: SheetRow, columns: Columns): QuestionDraft | FileError {
  const at = (column: number): string => restoredCell(cells[column]?.trim() ?? '');
  const all = columns.options.map(at);
  const options = all.slice(0, all.findLastIndex((text) => text !== '') + 1);
  const answer = (columns.hasLetters ? lettersOf : answerOf)(at(columns.answer), options, true);
  if ('problem' in answer) return { line, code: errorCode(answer.problem) };
  const { difficulty, ...facts } = factsOf((column) => at(columns.own[column]));
  if (difficulty === undefined) return { line, code: errorCode('difficulty') };
  const points = at(columns.points);
  const marks = Number(asciiDigits(points).replace(',', '.'));
  if (!(marks > 0) && points !== '') return { line, code: errorCode('points') };
  return {
    question: fragmentOfCell(at(columns.question)),
    options: options.map((text, index) => ({
      text: fragmentOfCell(text),
      isCorrect: answer.correct.includes(index),
    })),
    explanation: fragmentOfCell(at(columns.explanation)),
    points: points === '' ? bareQuestion.points : marks,
    difficulty,
    ...facts,
  };
}

/** A row is a question; the first may name the columns, in any order. */
export function questionsOfRows(rows: readonly SheetRow[]): ReadQuestions {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head] = filled;
  const named = head && headingsOf(head.cells);
  const hasLetters = named !== undefined && head?.cells[named.answer] === lettersHeading;
  const columns = { ...(named ?? usualColumns), own: ownColumnsOf(named ? head.cells : []), hasLetters };
  const parsed = filled.slice(named ? 1 : 0).map((row) => ({ line: row.line, read: parseRow(row, columns) }));
  return {
    questions: parsed.flatMap(({ line, read }) => ('code' in read ? [] : [{ line, draft: read }])),
    errors: parsed.flatMap(({ read }) => ('code' in read ? [read] : [])),
  };
}

const writtenHeadings = [
  'Question',
  ...letters,
  lettersHeading,
  'Points',
  'Explanation',
  'Subject',
  'Chapter',
  'Difficulty',
  'Tags',
  'Source',
  'Practice',
];

/** The headings and a row for each question. */
export function rowsOfQuestions(questions: readonly QuestionDraft[]): string[][] {
  const rows = questions.map((draft) => {
    const { options, subject, chapter, difficulty, tags, source } = draft;
    const answer = letters.filter((_, index) => options[index]?.isCorrect).join(', ');
    return [
      cellOfFragment(draft.question),
      ...letters.map((_, index) => cellOfFragment(options[index]?.text ?? '')),
      answer,
      String(draft.points),
      cellOfFragment(draft.explanation),
      subject,
      chapter,
      difficulty,
      tagsCell(tags),
      source,
      draft.forPractice ? 'yes' : 'no',
    ].map(defusedCell);
  });
  return [writtenHeadings, ...rows];
}
