import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { FailedRow, ImportRow, QuestionImport, QuestionImports } from '../ports.ts';

export interface FindImportDependencies {
  readonly imports: QuestionImports;
  readonly now: () => number;
}

export interface FoundImport {
  readonly found: QuestionImport;
  readonly preview: readonly ImportRow[];
}

/** Throws `not-found` for an import that is too old, too. */
export function findImport({ imports, now }: FindImportDependencies) {
  return async (
    id: string,
    { page, pageSize }: { readonly page: number; readonly pageSize: number } = { page: 1, pageSize: 10 },
  ): Promise<FoundImport> => {
    const found = await imports.find(id);
    if (found === null || found.expiresAt <= now()) {
      throw new DomainError('not-found', 'exams.question-import.not-found');
    }
    return { found, preview: await imports.rows(id, (page - 1) * pageSize, pageSize) };
  };
}

/** The failed questions of an import, a page of them. */
export function listFailed(deps: FindImportDependencies) {
  const find = findImport(deps);
  return async (
    id: string,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly items: readonly FailedRow[]; readonly total: number }> => {
    await find(id);
    const items = await deps.imports.failed(id, (page - 1) * pageSize, pageSize);
    return { items, total: await deps.imports.countFailed(id) };
  };
}

/** The job `import-questions` adds them. A repeat answers how far it is. */
export function confirmImport(deps: FindImportDependencies) {
  const find = findImport(deps);
  return async (id: string, take: 'all' | 'new'): Promise<FoundImport> => {
    const { found } = await find(id);
    if (found.state === 'read') {
      const { questions, duplicateCount, mended = 0, mendedDuplicates = 0 } = found;
      const all = questions + mended;
      const total = take === 'all' ? all : all - duplicateCount - mendedDuplicates;
      if (total === 0) throw new DomainError('conflict', 'exams.question-import.nothing-to-add');
      await deps.imports.confirm(id, { take, total, confirmedAt: new Date(deps.now()).toISOString() });
    }
    return find(id);
  };
}
