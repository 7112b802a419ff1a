import writeExcelFile from 'write-excel-file/node';
import { maxFileQuestions, type FileError, type FormatContent } from '../domain/file-question.ts';
import { questionsOfRows, rowsOfQuestions } from '../domain/sheet-questions.ts';
import { textOfCell, xlsxRows } from '@pathshala/uploads/xlsx-rows';
import { openZip } from '@pathshala/uploads/zip';
import { requireSmall } from './require-small.ts';

/** With the headings, and as many empty rows again. */
const maxRows = 2 * maxFileQuestions;

const isDate = (value: unknown): boolean => value instanceof Date;

/** The first sheet, a row for each question. */
export const excelFormat: FormatContent = {
  async read(content) {
    requireSmall(openZip(content));
    const rows = await xlsxRows(content, maxRows);
    // Excel has made a date of what was typed, such as 1-2: what it was before cannot be known.
    const errors: FileError[] = rows
      .filter(({ cells }) => cells.some(isDate))
      .map(({ line }) => ({ line, code: 'exams.question-import.line.date' }));
    const whole = rows.filter(({ cells }) => !cells.some(isDate));
    const read = questionsOfRows(whole.map(({ line, cells }) => ({ line, cells: cells.map(textOfCell) })));
    return { ...read, errors: [...errors, ...read.errors].toSorted((one, other) => one.line - other.line) };
  },
  async write(questions) {
    const rows = rowsOfQuestions(questions).map((cells) =>
      cells.map((value) => (value === '' ? null : { value, type: String })),
    );
    return new Uint8Array(await writeExcelFile(rows).toBuffer());
  },
};
