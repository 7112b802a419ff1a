import { csvRows } from '@pathshala/uploads/csv-rows';
import { encodeText } from '@pathshala/uploads/decode-text';
import Papa from 'papaparse';
import { maxFileQuestions, type FormatContent } from '../domain/file-question.ts';
import { questionsOfRows, rowsOfQuestions } from '../domain/sheet-questions.ts';

/** With the headings, and as many empty rows again. */
const maxRows = 2 * maxFileQuestions + 1;

/** CSV with a heading row, as spreadsheets save and copy it. */
export const csvFormat: FormatContent = {
  read: (content) => questionsOfRows(csvRows(content, maxRows)),
  // With a byte order mark: Excel takes a CSV without one for Windows-1252.
  write: (questions) => encodeText(`\uFEFF${Papa.unparse(rowsOfQuestions(questions))}\r\n`),
};
