import { readSheet } from 'read-excel-file/universal';

export interface XlsxRow {
  /** From 1. */
  readonly line: number;
  /** Text, boolean, date or null: numbers are the text that the file has. */
  readonly cells: readonly unknown[];
}

/** Whether the bytes begin as a zip file does, which a file of Excel is. */
export function isZipped(content: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => content[at] === byte);
}

/**
 * The rows of the first sheet, at most one more than `maxRows`, so that a caller sees that there are more. The value of a
 * formula is the one that was stored with it; nothing is calculated. The caller has checked what the file unpacks to.
 */
export async function xlsxRows(content: Uint8Array, maxRows: number): Promise<XlsxRow[]> {
  const bytes = new Uint8Array(content).buffer;
  const sheet: readonly (readonly unknown[])[] = await readSheet(bytes, { parseNumber: (text) => text });
  return sheet.slice(0, maxRows + 1).map((cells, index) => ({ line: index + 1, cells }));
}

/** Other values, such as dates, are empty: what was typed cannot be known. */
export function textOfCell(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}
