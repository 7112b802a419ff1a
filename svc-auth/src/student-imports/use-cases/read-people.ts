import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ReadImportDependencies, TableFile } from './read-import.ts';

/** The lines of a table, their cells separated by tabs: the people whom an administrator wants to enrol. Nothing is stored. */
export function readPeople({ readRows, maxRows: max }: Pick<ReadImportDependencies, 'readRows' | 'maxRows'>) {
  return async (file: TableFile): Promise<readonly string[]> => {
    const rows = await readRows(file, 2 * max + 1);
    const lines = rows
      .map(({ cells }) => cells.map((cell) => cell.replaceAll(/\s+/gu, ' ').trim()).join('\t'))
      .filter((line) => line.trim() !== '');
    if (lines.length === 0) {
      throw new DomainError('invalid', 'auth.import-empty', { fields: { file: 'auth.import-empty' } });
    }
    // The headings count as a line.
    if (lines.length > max + 1) {
      const code = 'auth.import-too-many';
      throw new DomainError('invalid', code, { params: { max }, fields: { file: code } });
    }
    return lines;
  };
}
