import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ImportRow, QuestionImport, QuestionImports } from '../ports.ts';

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

/** The job `import-questions` adds them. A repeat answers how far it is. */
export function confirmImport(deps: FindImportDependencies) {
  const find = findImport(deps);
  return async (id: string, take: 'all' | 'new'): Promise<FoundImport> => {
    const { found } = await find(id);
    if (found.state === 'read') {
      const total = take === 'all' ? found.questions : found.questions - found.duplicateCount;
      if (total === 0) throw new DomainError('conflict', 'exams.question-import.nothing-to-add');
      await deps.imports.confirm(id, { take, total });
    }
    return find(id);
  };
}
