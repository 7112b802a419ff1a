import { cellHtml } from '@pathshala/uploads/cell-html';
import writeExcelFile from 'write-excel-file/node';
import { maxFileQuestions, type FileError, type FormatContent } from '../domain/file-question.ts';
import { questionsOfRows, rowsOfQuestions } from '../domain/sheet-questions.ts';
import { readSheet } from '@pathshala/uploads/read-sheet';
import type { SheetRow } from '@pathshala/uploads/sheet';

/** With the headings, and as many empty rows again. */
const maxRows = 2 * maxFileQuestions;

const hasDate = ({ cells }: SheetRow): boolean => cells.some(({ isDate }) => isDate);

/** The first sheet, a row for each question. */
export const excelFormat: FormatContent = {
  async read(content, { caller = null } = {}) {
    const { rows } = await readSheet(content, { maxRows, caller });
    // Excel has made a date of what was typed, such as 1-2: what it was before cannot be known.
    const errors: FileError[] = rows
      .filter(hasDate)
      .map(({ line }) => ({ line, code: 'exams.question-import.line.date' }));
    const whole = rows.filter((row) => !hasDate(row));
    const read = questionsOfRows(
      whole.map(({ line, cells }) => ({
        line,
        cells: cells.map((cell) => (cell.runs ? cellHtml(cell) : cell.text)),
      })),
    );
    return { ...read, errors: [...errors, ...read.errors].toSorted((one, other) => one.line - other.line) };
  },
  async write(questions) {
    const rows = rowsOfQuestions(questions).map((cells) =>
      cells.map((value) => (value === '' ? null : { value, type: String })),
    );
    return new Uint8Array(await writeExcelFile(rows).toBuffer());
  },
};
