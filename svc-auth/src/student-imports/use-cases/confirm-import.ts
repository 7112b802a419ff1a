import { DomainError } from '@pathshala/contract-kit/domain-error';
import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import type { ImportRow } from '../domain/import-row.ts';
import type { StudentImport, StudentImports } from '../ports.ts';
import { rowsOfPart } from './rows-of-part.ts';

interface FindImportDependencies {
  readonly imports: Pick<StudentImports, 'find'>;
  readonly now: () => number;
}

/** Throws `not-found` also for an import that has expired. */
export function findImport({ imports, now }: FindImportDependencies) {
  return async (id: string): Promise<StudentImport> => {
    const found = await imports.find(id);
    if (found === null || found.expiresAt <= now()) throw new DomainError('not-found', 'common.not-found');
    return found;
  };
}

export type FindImport = ReturnType<typeof findImport>;

interface ConfirmImportDependencies extends Pick<SiteSettingsPorts, 'schoolLanguage'> {
  readonly imports: StudentImports;
  readonly find: FindImport;
  readonly now: () => number;
}

interface ConfirmImportCommand {
  readonly id: string;
  /** The administrator in whose name the people are invited. */
  readonly editor: Editor;
}

async function mendedRows(imports: StudentImports, id: string): Promise<ImportRow[]> {
  const mended: ImportRow[] = [];
  for await (const row of rowsOfPart(imports, id, 'left-out')) if (row.outcome === 'ready') mended.push(row);
  return mended;
}

/** The job `import-students` invites them. A repeat returns the progress. */
export function confirmImport(deps: ConfirmImportDependencies) {
  const { find } = deps;
  return async ({ id, editor }: ConfirmImportCommand): Promise<StudentImport> => {
    const found = await find(id);
    if (found.state !== 'read') return found;
    const { ready, mended = 0 } = found;
    if (ready + mended === 0) throw new DomainError('conflict', 'auth.import-nobody');
    if (mended > 0) await deps.imports.append(found, ready, await mendedRows(deps.imports, id));
    const startedAt = deps.now();
    const language = await deps.schoolLanguage();
    const mark = nextEditMark(found, editor, { now: new Date(startedAt).toISOString() });
    await deps.imports.confirm(id, { startedAt, language, ready: ready + mended, ...mark });
    return find(id);
  };
}
