import { DomainError } from '@pathshala/contract-kit/domain-error';
import { columnNames, namedColumns } from '../domain/columns.ts';
import { createRowJudge, readRow, type ImportRow } from '../domain/import-row.ts';
import type { StudentImport, StudentImports } from '../ports.ts';
import type { FindImport } from './confirm-import.ts';
import { knownPeople, type ReadImportDependencies } from './read-import.ts';
import { rowsOfPart } from './rows-of-part.ts';

interface MendRowDependencies extends Pick<ReadImportDependencies, 'accounts' | 'invitations'> {
  readonly imports: StudentImports;
  readonly find: FindImport;
}

interface MendRowCommand {
  readonly id: string;
  readonly line: number;
  readonly cells: Readonly<Record<(typeof columnNames)[number], string>>;
}

/** Validates a corrected row that was left out; the other rows stay unchanged. */
export function mendRow(deps: MendRowDependencies) {
  const { imports, find } = deps;

  /** The other rows of the file take precedence: two rows with one address cannot both be invited. */
  async function judged(found: StudentImport, row: ImportRow): Promise<ImportRow> {
    if (row.outcome !== 'ready') return row;
    const judge = createRowJudge(await knownPeople(deps, [row]));
    for (const part of ['ready', 'left-out'] as const) {
      for await (const other of rowsOfPart(imports, found._id, part)) {
        if (other.outcome === 'ready' && other.line !== row.line) judge(other);
      }
    }
    return judge(row);
  }

  /** The counts are derived from the rows, so that a repeat after a crash corrects them. */
  async function recount(id: string): Promise<void> {
    const numbers = { mended: 0, known: 0, refused: 0 };
    for await (const { outcome } of rowsOfPart(imports, id, 'left-out')) {
      if (outcome === 'ready') numbers.mended += 1;
      else if (outcome === 'refused') numbers.refused += 1;
      else numbers.known += 1;
    }
    await imports.change(id, numbers);
  }

  return async ({ id, line, cells }: MendRowCommand): Promise<ImportRow> => {
    const found = await find(id);
    const stored = await imports.findRow(id, 'left-out', (row) => row.line === line);
    if (stored === null) throw new DomainError('not-found', 'common.not-found');
    if (found.state !== 'read') throw new DomainError('conflict', 'auth.import-confirmed');
    const values = columnNames.map((name) => cells[name]);
    const row = await judged(found, readRow(line, values, namedColumns));
    await imports.replaceRow(id, { part: 'left-out', at: stored.at }, row);
    await recount(id);
    return row;
  };
}
