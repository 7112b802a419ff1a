import type { ExportCell } from '@pathshala/contract-kit/exported-list';
import { dhakaClock, dhakaWallTime } from '@pathshala/rules/dhaka-time';
import { defusedCell } from '@pathshala/rules/sheet-cells';
import { ExportFailure } from '../domain/export-run.ts';
import type { OpenTable, Table } from '../ports.ts';

/** A file of this size is held in memory while it is made. */
const maxBytes = 50_000_000;
/** A workbook is held in memory as its cells, which take more than their texts. */
const maxCells = 600_000;

/** The mark at the beginning by which Excel recognises UTF-8, and with it Bengali. */
const byteOrderMark = '\uFEFF';

const tooLarge = () => new ExportFailure('too-large', { isFinal: true });

/** A CSV file or a workbook. The libraries are loaded with the first file of their kind. */
export const openTable: OpenTable = (format, titles) =>
  format === 'csv' ? openCsv(titles) : openWorkbook(titles);

/** Comma-separated, in UTF-8 with a mark; texts that look like formulas are escaped. */
async function openCsv(titles: readonly string[]): Promise<Table> {
  const { default: papa } = await import('papaparse');
  const chunks: Buffer[] = [];
  let bytes = 0;
  const write = (rows: readonly (readonly ExportCell[])[], before = ''): void => {
    if (rows.length === 0) return;
    const chunk = Buffer.from(`${before}${papa.unparse(rows.map((row) => row.map(csvCell)))}\r\n`);
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  };
  write([titles], byteOrderMark);
  return { add: (rows) => write(rows), finish: async () => Buffer.concat(chunks) };
}

function csvCell(value: ExportCell): string | number | boolean | null {
  if (value instanceof Date) return dhakaWallTime(value.toISOString()).replace('T', ' ');
  return typeof value === 'string' ? defusedCell(value) : (value ?? null);
}

/** Texts are stored as texts, so no cell is a formula. */
async function openWorkbook(titles: readonly string[]): Promise<Table> {
  const { default: writeExcel } = await import('write-excel-file/node');
  const rows: (string | number | boolean | Date | null)[][] = [];
  return {
    add(added) {
      if ((rows.length + added.length) * titles.length > maxCells) throw tooLarge();
      for (const row of added) rows.push(row.map(workbookCell));
    },
    async finish() {
      const head = titles.map((value) => ({ value, fontWeight: 'bold' as const }));
      const options = { stickyRowsCount: 1, dateFormat: 'yyyy-mm-dd hh:mm' };
      return new Uint8Array(await writeExcel([head, ...rows], options).toBuffer());
    },
  };
}

/** A cell of Excel has no time zone: it shows the UTC parts of a Date. */
function workbookCell(value: ExportCell): string | number | boolean | Date | null {
  return value instanceof Date ? dhakaClock(value.getTime()) : (value ?? null);
}
