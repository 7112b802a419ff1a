import Papa from 'papaparse';
import { maxFileQuestions, type FormatContent } from '../domain/file-question.ts';
import { questionsOfRows, rowsOfQuestions, type SheetRow } from '../domain/sheet-questions.ts';
import { decodeText, encodeText } from './decode-text.ts';

/** With the headings, and as many empty rows again. */
const maxRows = 2 * maxFileQuestions + 1;
const lineEnd = /\r\n|\r|\n/gu;

/** The sign that is most frequent in the first line: later cells may hold any of them. */
function delimiterOf(source: string): string {
  const [first = ''] = source.trimStart().split(lineEnd, 1);
  const counts = ['\t', ',', ';'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

/** Rows with the line on which each begins: a cell in quotes may have several. */
function rowsOf(source: string): SheetRow[] {
  const rows: SheetRow[] = [];
  let from = 0;
  let line = 1;
  Papa.parse<string[]>(source, {
    delimiter: delimiterOf(source),
    step: ({ data, meta }, parser) => {
      if (rows.length > maxRows) parser.abort();
      rows.push({ line, cells: data });
      line += source.slice(from, meta.cursor).match(lineEnd)?.length ?? 0;
      from = meta.cursor;
    },
  });
  return rows;
}

/** CSV with a heading row, as spreadsheets save and copy it. */
export const csvFormat: FormatContent = {
  read: (content) => questionsOfRows(rowsOf(decodeText(content).replace(/^\uFEFF/u, ''))),
  // With a byte order mark: Excel takes a CSV without one for Windows-1252.
  write: (questions) => encodeText(`\uFEFF${Papa.unparse(rowsOfQuestions(questions))}\r\n`),
};
