import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type BijoyChoice, chosenReading } from '../domain/bijoy-drafts.ts';
import { maxListed } from '../domain/file-question.ts';
import type { FailedRow, ImportRow, QuestionImport, QuestionImports } from '../ports.ts';

interface FindImportDependencies {
  readonly imports: QuestionImports;
  readonly now: () => number;
}

export interface FoundImport {
  readonly found: QuestionImport;
  readonly preview: readonly ImportRow[];
}

interface PreviewQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly only?: 'bijoy' | 'unsure' | undefined;
}

/** A page of the rows with two readings. */
async function bijoyRows(
  imports: QuestionImports,
  { _id, questions }: QuestionImport,
  { page, pageSize, only }: PreviewQuery,
): Promise<ImportRow[]> {
  const isWanted = ({ other, isConverted }: ImportRow) =>
    other !== undefined && (only === 'bijoy' || !isConverted);
  const wanted: ImportRow[] = [];
  for (let from = 0; from < questions && wanted.length < page * pageSize; from += rowsAtOnce) {
    wanted.push(...(await imports.rows(_id, from, rowsAtOnce)).filter(isWanted));
  }
  return wanted.slice((page - 1) * pageSize, page * pageSize);
}

/** Throws `not-found` also for an import that has expired. */
export function findImport({ imports, now }: FindImportDependencies) {
  return async (id: string, query: PreviewQuery = { page: 1, pageSize: 10 }): Promise<FoundImport> => {
    const { page, pageSize, only } = query;
    const found = await imports.find(id);
    if (found === null || found.expiresAt <= now()) {
      throw new DomainError('not-found', 'exams.question-import.not-found');
    }
    const rows = only ? bijoyRows(imports, found, query) : imports.rows(id, (page - 1) * pageSize, pageSize);
    return { found, preview: await rows };
  };
}

export type FindImport = ReturnType<typeof findImport>;

interface ListFailedDependencies {
  readonly imports: Pick<QuestionImports, 'countFailed' | 'failed'>;
  readonly find: FindImport;
}

/** The failed questions of an import, a page of them. */
export function listFailed({ imports, find }: ListFailedDependencies) {
  return async (
    id: string,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly items: readonly FailedRow[]; readonly total: number }> => {
    await find(id);
    const items = await imports.failed(id, (page - 1) * pageSize, pageSize);
    return { items, total: await imports.countFailed(id) };
  };
}

const rowsAtOnce = 50;

/** The number of questions to add. The bank may have another reading of a question and not the proposed one, so those are counted. */
async function countTaken(
  imports: QuestionImports,
  found: QuestionImport,
  { take, bijoy }: Confirmation,
): Promise<number> {
  const { questions, duplicateCount, mended = 0, mendedDuplicates = 0 } = found;
  if (take === 'all') return questions + mended;
  if (bijoy === null) return questions + mended - duplicateCount - mendedDuplicates;
  const isTaken = (row: ImportRow) => !chosenReading(row, bijoy).isDuplicate;
  const failed = await imports.failed(found._id, 0, maxListed);
  let count = failed.filter(({ row }) => row !== null && isTaken(row)).length;
  for (let from = 0; from < questions; from += rowsAtOnce) {
    count += (await imports.rows(found._id, from, rowsAtOnce)).filter(isTaken).length;
  }
  return count;
}

interface Confirmation {
  readonly take: 'all' | 'new';
  readonly bijoy: BijoyChoice | null;
}

interface ConfirmImportDependencies {
  readonly imports: QuestionImports;
  readonly find: FindImport;
  readonly now: () => number;
}

/** The job `import-questions` adds them. A repeat returns the progress. */
export function confirmImport({ imports, find, now }: ConfirmImportDependencies) {
  return async (id: string, confirmation: Confirmation): Promise<FoundImport> => {
    const { found } = await find(id);
    if (found.state === 'read') {
      const total = await countTaken(imports, found, confirmation);
      if (total === 0) throw new DomainError('conflict', 'exams.question-import.nothing-to-add');
      await imports.confirm(id, {
        ...confirmation,
        total,
        confirmedAt: new Date(now()).toISOString(),
      });
    }
    return find(id);
  };
}
