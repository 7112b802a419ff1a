import { cellHtml } from '@pathshala/uploads/cell-html';
import { readSheet } from '@pathshala/uploads/read-sheet';
import type { SheetCell } from '@pathshala/uploads/sheet';
import writeExcelFile from 'write-excel-file/node';
import { maxFileQuestions, type FormatContent } from '../domain/file-question.ts';
import { questionsOfRows } from '../domain/sheet-questions.ts';
import { rowsOfQuestions, rowsOfSource } from '../domain/sheet-writer.ts';

/** Includes the headings, and as many empty rows. */
const maxRows = 2 * maxFileQuestions;

async function workbookOf(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  return new Uint8Array(await writeExcelFile(cells).toBuffer());
}

const cellOf = ({ runs, ...cell }: SheetCell) =>
  runs ? { ...cell, html: cellHtml({ ...cell, runs }) } : cell;

/** One sheet of a workbook, a row for each question. */
export const excelFormat: FormatContent = {
  async read(content, { caller = null, sheet } = {}) {
    const found = await readSheet(content, { maxRows, caller, sheet });
    const rows = found.rows.map(({ line, cells }) => ({ line, cells: cells.map(cellOf) }));
    return { ...questionsOfRows(rows), sheets: { names: found.sheets, read: found.sheet } };
  },
  write: (questions) => workbookOf(rowsOfQuestions(questions)),
  rebuild: (source) => workbookOf(rowsOfSource(source)),
};
