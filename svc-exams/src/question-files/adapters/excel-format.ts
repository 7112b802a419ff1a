import { readSheet } from 'read-excel-file/universal';
import writeExcelFile from 'write-excel-file/node';
import { maxFileQuestions, type FileError, type FormatContent } from '../domain/file-question.ts';
import { questionsOfRows, rowsOfQuestions } from '../domain/sheet-questions.ts';
import { openZip } from '@pathshala/uploads/zip';
import { requireSmall } from '../domain/unpack-limits.ts';

/** The value of a formula is the one that was stored with it; nothing is calculated. Numbers stay as they are written. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';

/** With the headings, and as many empty rows again. */
const maxRows = 2 * maxFileQuestions + 1;

const isDate = (value: unknown): boolean => value instanceof Date;

/** The first sheet, a row for each question. */
export const excelFormat: FormatContent = {
  async read(content) {
    requireSmall(openZip(content));
    const bytes = new Uint8Array(content).buffer;
    const sheet: readonly (readonly unknown[])[] = await readSheet(bytes, { parseNumber: (text) => text });
    const rows = sheet.slice(0, maxRows).map((cells, index) => ({ line: index + 1, cells }));
    // Excel has made a date of what was typed, such as 1-2: what it was before cannot be known.
    const errors: FileError[] = rows
      .filter(({ cells }) => cells.some(isDate))
      .map(({ line }) => ({ line, code: 'exams.question-import.line.date' }));
    const whole = rows.filter(({ cells }) => !cells.some(isDate));
    const read = questionsOfRows(whole.map(({ line, cells }) => ({ line, cells: cells.map(asText) })));
    return { ...read, errors: [...errors, ...read.errors].toSorted((one, other) => one.line - other.line) };
  },
  async write(questions) {
    const rows = rowsOfQuestions(questions).map((cells) =>
      cells.map((value) => (value === '' ? null : { value, type: String })),
    );
    return new Uint8Array(await writeExcelFile(rows).toBuffer());
  },
};
