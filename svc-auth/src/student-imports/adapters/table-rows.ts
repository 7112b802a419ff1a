import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isWithinUnpackLimits, unpackLimits } from '@pathshala/uploads/unpack-limits';
import { openZip } from '@pathshala/uploads/zip';
import type { TableRow } from '../ports.ts';

/** The rows of a table as CSV or as a file of Excel. The parsers are loaded with the first file of their kind. */
export async function tableRows(content: Uint8Array, maxRows: number): Promise<readonly TableRow[]> {
  const { isZipped, textOfCell, xlsxRows } = await import('@pathshala/uploads/xlsx-rows');
  if (!isZipped(content)) {
    const { csvRows } = await import('@pathshala/uploads/csv-rows');
    return csvRows(content, maxRows);
  }
  requireSmall(await readable(() => openZip(content)));
  const rows = await readable(() => xlsxRows(content, maxRows));
  return rows.map(({ line, cells }) => ({ line, cells: cells.map(textOfCell) }));
}

/** What begins as a zip file may be damaged, or no file of Excel. */
async function readable<Result>(open: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch {
    throw new DomainError('invalid', 'auth.import-unreadable', {
      fields: { file: 'auth.import-unreadable' },
    });
  }
}

function requireSmall(packed: Parameters<typeof isWithinUnpackLimits>[0]): void {
  if (isWithinUnpackLimits(packed)) return;
  const params = { megabytes: unpackLimits.bytes / 1_000_000, max: unpackLimits.files };
  throw new DomainError('too-large', 'auth.import-unpacked', { params });
}
