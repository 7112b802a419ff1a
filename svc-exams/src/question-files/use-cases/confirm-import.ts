import { DomainError } from '@pathshala/contract-kit/domain-error';
import { chosenReading } from '../domain/bijoy-drafts.ts';
import type { BijoyChoice, ImportRow, QuestionImport, QuestionImports } from '../ports.ts';

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

const rowsAtOnce = 50;

/** Questions to add. Another reading may be in the bank where the proposed one is not, so those are counted. */
async function countTaken(
  imports: QuestionImports,
  found: QuestionImport,
  { take, bijoy }: Confirmation,
): Promise<number> {
  if (take === 'all') return found.questions;
  if (bijoy === null) return found.questions - found.duplicateCount;
  let count = 0;
  for (let from = 0; from < found.questions; from += rowsAtOnce) {
    const rows = await imports.rows(found._id, from, rowsAtOnce);
    count += rows.filter((row) => !chosenReading(row, bijoy).isDuplicate).length;
  }
  return count;
}

export interface Confirmation {
  readonly take: 'all' | 'new';
  readonly bijoy: BijoyChoice | null;
}

/** The job `import-questions` adds them. A repeat answers how far it is. */
export function confirmImport(deps: FindImportDependencies) {
  const find = findImport(deps);
  return async (id: string, confirmation: Confirmation): Promise<FoundImport> => {
    const { found } = await find(id);
    if (found.state === 'read') {
      const total = await countTaken(deps.imports, found, confirmation);
      if (total === 0) throw new DomainError('conflict', 'exams.question-import.nothing-to-add');
      await deps.imports.confirm(id, { ...confirmation, total });
    }
    return find(id);
  };
}
