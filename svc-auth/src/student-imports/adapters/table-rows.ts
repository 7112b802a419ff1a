import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { TableRow } from '../ports.ts';
import type { TableFile } from '../use-cases/read-import.ts';

/** The rows of a table as CSV or as a file of Excel. The parsers are loaded with the first file of their kind. */
export async function tableRows(
  { content, caller }: TableFile,
  maxRows: number,
): Promise<readonly TableRow[]> {
  const { isZipped, readSheet } = await import('@pathshala/uploads/read-sheet');
  if (!isZipped(content)) {
    const { csvRows } = await import('@pathshala/uploads/csv-rows');
    return csvRows(content, maxRows);
  }
  const { rows } = await named(() => readSheet(content, { maxRows, caller }));
  // Each row has as many cells as the headings, like a row of a CSV.
  const width = rows[0]?.cells.length ?? 0;
  return rows.map(({ line, cells }) => {
    const texts = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at]?.text ?? '');
    return { line, cells: texts };
  });
}

/** Reports a rejected content at the form field of the file. */
async function named<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'invalid') throw error;
    throw new DomainError(error.kind, error.code, { ...error.detail, fields: { file: error.code } });
  }
}
