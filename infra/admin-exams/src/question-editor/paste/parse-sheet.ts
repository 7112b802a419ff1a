import { paperLimits } from '@pathshala/rules/paper-rules';
import Papa from 'papaparse';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import type { PastedQuestion, PasteError, PasteProblem, PasteResult } from '@pathshala/rules/pasted-question';
import { answerOf } from '@pathshala/rules/sheet-answer';
import { withoutSeparatorLine } from '@pathshala/rules/sheet-cells';
import { headingsOf, type SheetColumns, usualColumns } from '@pathshala/rules/sheet-columns';

interface Row {
  /** The line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The question as it is in the source, with its line end. */
  readonly source: string;
}

/** The rows of a table as a spreadsheet copies it (tabs) or saves it (CSV). A cell in quotes may have several lines. */
function rowsOf(text: string): readonly Row[] {
  const { source, separator, lines } = withoutSeparatorLine(text);
  const rows: Row[] = [];
  let from = 0;
  let line = 1 + lines;
  Papa.parse<string[]>(source, {
    ...(separator === undefined ? { delimitersToGuess: ['\t', ',', ';'] } : { delimiter: separator }),
    step: ({ data, meta }) => {
      const written = source.slice(from, meta.cursor);
      rows.push({ line, cells: data.map((cell) => cell.trim()), source: written });
      from = meta.cursor;
      line += written.split(/\r\n|\r|\n/u).length - 1;
    },
  });
  return rows;
}

/** Rows in which the headings are looked for: titles may stand above them. */
const headingRows = 10;

const isEmpty = ({ cells }: Row): boolean => cells.every((cell) => cell === '');

/** The cells of a question, empty where the row has no such column. */
function partsOf({ cells }: Row, columns: SheetColumns) {
  const at = (column: number): string => cells[column] ?? '';
  const texts = columns.options.map(at);
  const last = texts.findLastIndex((text) => text !== '');
  return {
    question: at(columns.question),
    options: texts.slice(0, last + 1),
    answer: at(columns.answer),
    points: at(columns.points),
    explanation: at(columns.explanation),
  };
}

/**
 * Parses a table with a row for each question. A heading row names the columns, in any order: Question, A to F, Answer,
 * Points, Explanation (or প্রশ্ন, ক … চ, উত্তর, নম্বর, ব্যাখ্যা). Without one: question, four options, answer, points,
 * explanation.
 */
export function parseSheet(source: string, isMultipleChoice: boolean): PasteResult {
  const rows = rowsOf(source.replace(/^\uFEFF/u, '')).filter((row) => !isEmpty(row));
  const heads = rows.slice(0, headingRows).map(({ cells }) => headingsOf(cells));
  const at = heads.findIndex((found) => found !== undefined);
  const columns = heads[at];
  const body = rows.slice(at + 1);
  const parsed = body.map((row) => ({ row, ...parseRow(row, columns ?? usualColumns, isMultipleChoice) }));
  const broken = parsed.filter(({ problems }) => problems.length > 0).map(({ row }) => row.source);
  return {
    questions: parsed.flatMap(({ question }) => (question ? [question] : [])),
    errors: parsed.flatMap(({ problems }) => problems),
    rest:
      broken.length === 0 ? '' : [...(columns ? [rows[at]?.source ?? ''] : []), ...broken].join('').trimEnd(),
  };
}

interface ParsedRow {
  readonly question?: PastedQuestion;
  readonly problems: readonly PasteError[];
}

function parseRow(row: Row, columns: SheetColumns, isMultipleChoice: boolean): ParsedRow {
  const { question, options, answer, points, explanation } = partsOf(row, columns);
  const found = answerOf(answer, options, isMultipleChoice);
  const given = points === '' ? undefined : numberOf(points);
  const problems: readonly (PasteProblem | false)[] = [
    question === '' && 'noQuestion',
    ...optionProblems(options),
    'problem' in found && found.problem,
    given !== undefined && !(given > 0) && 'points',
  ];
  const errors = problems.filter((problem) => problem !== false);
  if (errors.length > 0 || 'problem' in found) {
    return { problems: errors.map((problem) => ({ line: row.line, problem })) };
  }
  return {
    question: { line: row.line, question, options, correct: found.correct, explanation, points },
    problems: [],
  };
}

function optionProblems(options: readonly string[]): readonly (PasteProblem | false)[] {
  const { min, max } = paperLimits.options;
  return [
    options.length < min && 'fewOptions',
    options.length > max && 'manyOptions',
    options.some((option) => option === '') && 'emptyOption',
  ];
}
