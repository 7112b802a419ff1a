import { dhakaClock, dhakaWallTime } from '@pathshala/rules/dhaka-time';
import { defusedCell } from '@pathshala/rules/sheet-cells';
import type { DataColumn, ExportValue } from '../data-table-types.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** The columns that are exported, with their titles as the head. */
export interface ExportTable<Row> {
  readonly columns: readonly Pick<DataColumn<Row>, 'title' | 'exportValue'>[];
  readonly rows: readonly Row[];
}

/** The mark at the beginning by which Excel recognises UTF-8, and with it Bengali. */
const byteOrderMark = '\uFEFF';

function valuesOf<Row>({ columns, rows }: ExportTable<Row>): ExportValue[][] {
  return rows.map((row) => columns.map(({ exportValue }) => exportValue?.(row) ?? null));
}

function csvValue(value: ExportValue): string | number | boolean | null {
  if (value instanceof Date) return dhakaWallTime(value.toISOString()).replace('T', ' ');
  return typeof value === 'string' ? defusedCell(value) : value;
}

/** Comma-separated, in UTF-8 with a mark; texts that look like formulas are escaped. */
export async function csvOf<Row>(table: ExportTable<Row>): Promise<Blob> {
  const { default: papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
  const text = papa.unparse({
    fields: table.columns.map(({ title }) => defusedCell(title)),
    data: valuesOf(table).map((row) => row.map(csvValue)),
  });
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
}

const widest = 60;

/** Texts are stored as texts, so no cell is a formula. */
export async function excelOf<Row>(table: ExportTable<Row>): Promise<Blob> {
  const { default: writeExcel } = await import(
    /* webpackChunkName: "write-excel-file" */ 'write-excel-file/browser'
  );
  const rows = valuesOf(table);
  const widthOf = (at: number, title: string): number =>
    Math.min(
      widest,
      Math.max(title.length, 10, ...rows.map((row) => String(csvValue(row[at] ?? '')).length)) + 2,
    );
  const head = table.columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  // A cell of Excel has no time zone: it shows the UTC parts of a Date.
  const cells = rows.map((row) =>
    row.map((value) => (value instanceof Date ? dhakaClock(value.getTime()) : value)),
  );
  return writeExcel([head, ...cells], {
    columns: table.columns.map(({ title }, at) => ({ width: widthOf(at, title) })),
    stickyRowsCount: 1,
    dateFormat: 'yyyy-mm-dd hh:mm',
  }).toBlob();
}
