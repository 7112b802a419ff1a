import { csvRows } from '@pathshala/uploads/csv-rows';
import { encodeText } from '@pathshala/uploads/decode-text';
import Papa from 'papaparse';
import { maxFileQuestions, type FormatContent } from '../domain/file-question.ts';
import { questionsOfRows } from '../domain/sheet-questions.ts';
import { rowsOfQuestions, rowsOfSource } from '../domain/sheet-writer.ts';

/** Includes the headings, and as many empty rows. */
const maxRows = 2 * maxFileQuestions + 1;

/** Starts with a byte order mark: Excel reads a CSV without one as Windows-1252. */
const csvOf = (rows: string[][]) => encodeText(`\uFEFF${Papa.unparse(rows)}\r\n`);

/** CSV with a heading row, as spreadsheets save and copy it. */
export const csvFormat: FormatContent = {
  read: (content) =>
    questionsOfRows(
      csvRows(content, maxRows).map(({ line, cells }) => ({ line, cells: cells.map((text) => ({ text })) })),
    ),
  write: (questions) => csvOf(rowsOfQuestions(questions)),
  rebuild: (source) => csvOf(rowsOfSource(source)),
};
