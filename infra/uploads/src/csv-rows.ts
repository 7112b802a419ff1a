import Papa from 'papaparse';
import { withoutSeparatorLine } from '@pathshala/rules/sheet-cells';
import { decodeText } from './decode-text.ts';

export interface CsvRow {
  /** The line on which the row begins, from 1: a cell in quotes may have several. */
  readonly line: number;
  readonly cells: readonly string[];
}

const lineEnd = /\r\n|\r|\n/gu;

/** The sign that is most frequent in the first line: later cells may hold any of them. */
function delimiterOf(source: string): string {
  const [first = ''] = source.trimStart().split(lineEnd, 1);
  const counts = ['\t', ',', ';'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

/**
 * The rows of a table as spreadsheets save and copy it: commas, semicolons or tabs, in any encoding that `decodeText` knows.
 * Stops after the first row beyond `maxRows`, so that a caller sees that there are more.
 */
export function csvRows(content: Uint8Array, maxRows: number): CsvRow[] {
  const { source, separator, lines } = withoutSeparatorLine(decodeText(content).replace(/^\uFEFF/u, ''));
  const rows: CsvRow[] = [];
  let from = 0;
  let line = 1 + lines;
  Papa.parse<string[]>(source, {
    delimiter: separator ?? delimiterOf(source),
    step: ({ data, meta }, parser) => {
      if (rows.length > maxRows) parser.abort();
      rows.push({ line, cells: data });
      line += source.slice(from, meta.cursor).match(lineEnd)?.length ?? 0;
      from = meta.cursor;
    },
  });
  return rows;
}
