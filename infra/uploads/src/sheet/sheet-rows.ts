import { shownPercent } from './number-format.ts';
import { readXml, UnreadableXmlError } from './read-xml.ts';
import type { SheetCell, SheetRow } from './sheet.ts';
import { cellOf, createTextCollector, unescapeText, type StoredText } from './text-runs.ts';
import type { CellStyle } from './workbook.ts';

/** The parts of a workbook that the cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly StoredText[];
  readonly styles: readonly CellStyle[];
  /** The reading ends with the row after these. */
  readonly maxRows: number;
}

/** The number of columns in a sheet of the older Excel. A cell in the last column of today would make a row of 16,384. */
export const maxColumns = 256;

/** A cell in a column beyond `maxColumns`. */
export class TooWideError extends Error {}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: CellStyle;
  value: string;
}

const plainStyle: CellStyle = { format: 'plain', position: null };
const empty: SheetCell = { text: '' };
const date: SheetCell = { text: '', isDate: true };

/** `BC12` → 54, counted from 0; without an address the column after the last one. */
function columnOf(address: string | undefined, next: number): number {
  const [letters] = /^[A-Z]{1,3}/u.exec(address ?? '') ?? [];
  if (letters === undefined) return next;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function numberCell(value: string, { format, position }: CellStyle): SheetCell {
  if (value === '') return empty;
  if (format === 'date') return date;
  return cellOf(format === 'plain' ? value : shownPercent(value, format.percent), position);
}

function sharedString(strings: SheetContext['strings'], value: string): StoredText {
  const stored = strings[Number(value)];
  if (value === '' || stored === undefined)
    throw new UnreadableXmlError('a text that the file does not have');
  return stored;
}

function cellFrom({ type, style, value }: OpenCell, inline: StoredText, strings: SheetContext['strings']) {
  switch (type) {
    case 's':
      return cellOf(sharedString(strings, value), style.position);
    case 'str':
      return cellOf(unescapeText(value), style.position);
    case 'inlineStr':
      return cellOf(inline, style.position);
    case 'b':
      return value === '' ? empty : { text: String(value === '1') };
    case 'd':
      return value === '' ? empty : date;
    case 'e':
      return empty;
    default:
      return numberCell(value.trim(), style);
  }
}

/** Returns the row without empty cells at its end; the gaps before are empty cells. */
function rowOf(line: number, cells: ReadonlyMap<number, SheetCell>): SheetRow {
  const last = Math.max(...cells.keys());
  return { line, cells: Array.from({ length: last + 1 }, (_, column) => cells.get(column) ?? empty) };
}

/** Throws `UnreadableXmlError` and `TooWideError`. */
export function rowsIn(bytes: Uint8Array, { strings, styles, maxRows }: SheetContext): SheetRow[] {
  const rows: SheetRow[] = [];
  const collector = createTextCollector();
  let line = 0;
  let nextColumn = 0;
  let cells = new Map<number, SheetCell>();
  let cell: OpenCell | null = null;
  let isValue = false;

  function openCell({ r, t = 'n', s }: Readonly<Record<string, string>>): void {
    const column = columnOf(r, nextColumn);
    if (column >= maxColumns) throw new TooWideError();
    nextColumn = column + 1;
    cell = { column, type: t, style: styles[Number(s ?? -1)] ?? plainStyle, value: '' };
  }

  function closeCell(ended: OpenCell): void {
    const made = cellFrom(ended, collector.take(), strings);
    if (made.text !== '' || made.isDate) cells.set(ended.column, made);
    cell = null;
  }

  function closeRow(): void {
    if (cells.size > 0 && rows.length <= maxRows) rows.push(rowOf(line, cells));
    cells = new Map();
  }

  readXml(bytes, {
    isDone: () => rows.length > maxRows,
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        nextColumn = 0;
      } else if (name === 'c') openCell(attributes);
      else if (name === 'v') isValue = true;
      else collector.open(name, attributes);
    },
    text(part) {
      if (isValue && cell !== null) cell.value += part;
      else collector.text(part);
    },
    close(name) {
      if (name === 'row') closeRow();
      else if (name === 'c' && cell !== null) closeCell(cell);
      else if (name === 'v') isValue = false;
      else collector.close(name);
    },
  });
  return rows;
}
