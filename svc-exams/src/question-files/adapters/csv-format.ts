import Papa from 'papaparse';
import { maxFileQuestions, type QuestionFormat } from '../domain/file-question.ts';
import { questionsOfRows, rowsOfQuestions } from '../domain/sheet-questions.ts';
import { csvRows } from '@pathshala/uploads/csv-rows';
import { encodeText } from '@pathshala/uploads/decode-text';

/** With the headings, and as many empty rows again. */
const maxRows = 2 * maxFileQuestions + 1;
/** CSV with a heading row, as spreadsheets save and copy it. */
export const csvFormat: QuestionFormat = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  read: (content) => questionsOfRows(csvRows(content, maxRows)),
  // With a byte order mark: Excel takes a CSV without one for Windows-1252.
  write: (questions) => encodeText(`\uFEFF${Papa.unparse(rowsOfQuestions(questions))}\r\n`),
};
