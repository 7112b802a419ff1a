import writeExcelFile from 'write-excel-file/node';
import { maxFileQuestions, type FormatContent } from '../domain/file-question.ts';
import { questionsOfRows } from '../domain/sheet-questions.ts';
import { rowsOfQuestions, rowsOfSource } from '../domain/sheet-writer.ts';
import { textOfCell, xlsxRows } from '@pathshala/uploads/xlsx-rows';
import { openZip } from '@pathshala/uploads/zip';
import { requireSmall } from './require-small.ts';

/** With the headings, and as many empty rows again. */
const maxRows = 2 * maxFileQuestions;

async function workbookOf(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  return new Uint8Array(await writeExcelFile(cells).toBuffer());
}

/** One sheet of a workbook, a row for each question. */
export const excelFormat: FormatContent = {
  async read(content) {
    requireSmall(openZip(content));
    const rows = await xlsxRows(content, maxRows);
    return questionsOfRows(
      rows.map(({ line, cells }) => ({
        line,
        cells: cells.map((value) => ({
          text: textOfCell(value),
          ...(value instanceof Date && { isDate: true as const }),
        })),
      })),
    );
  },
  write: (questions) => workbookOf(rowsOfQuestions(questions)),
  rebuild: (source) => workbookOf(rowsOfSource(source)),
};
