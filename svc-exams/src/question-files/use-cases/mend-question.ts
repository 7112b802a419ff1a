import { DomainError } from '@pathshala/contract-kit/domain-error';
import { duplicateKeyOf, type QuestionStock } from '../../question-bank/index.ts';
import {
  maxListed,
  type FailedQuestion,
  type FileFormat,
  type FileQuestion,
  type QuestionFormat,
  type QuestionSource,
} from '../domain/file-question.ts';
import type { FailedRow, ImportRow, QuestionImport, QuestionImports } from '../ports.ts';
import type { CheckQuestions } from './check-question.ts';
import type { FindImport } from './confirm-import.ts';
import { findDuplicates, findOthers, type ReadRow } from './find-duplicates.ts';

interface MendQuestionDependencies {
  readonly imports: QuestionImports;
  readonly questionStock: QuestionStock;
  readonly formats: Readonly<Record<FileFormat, QuestionFormat>>;
  readonly find: FindImport;
  readonly check: CheckQuestions;
}

interface MendQuestionCommand {
  readonly importId: string;
  readonly line: number;
  /** Sorted like the fields of its source. */
  readonly texts: readonly string[];
}

const rowsAtOnce = 500;

function failedAt(line: number, source: QuestionSource, code: string): FailedQuestion {
  return { line, errors: [{ line, code: `exams.question-import.line.${code}` }], source };
}

/** Whether another row of the file, or the bank, has the question. */
async function isDuplicate(
  deps: MendQuestionDependencies,
  found: QuestionImport,
  row: ReadRow,
): Promise<boolean> {
  const { imports } = deps;
  if ((await findDuplicates(deps, [row])).size > 0) return true;
  const key = duplicateKeyOf(row.draft);
  const mended = await imports.failed(found._id, 0, maxListed);
  if (
    mended.some((other) => other.line !== row.line && other.row && duplicateKeyOf(other.row.draft) === key)
  ) {
    return true;
  }
  for (let from = 0; from < found.questions; from += rowsAtOnce) {
    const rows = await imports.rows(found._id, from, rowsAtOnce);
    if (rows.some(({ draft }) => duplicateKeyOf(draft) === key)) return true;
  }
  return false;
}

/** Reads one corrected question again; the others stay unchanged. */
export function mendQuestion(deps: MendQuestionDependencies) {
  const { imports, formats, find, check } = deps;

  async function readAgain(found: QuestionImport, source: QuestionSource, line: number) {
    const format = formats[found.format];
    const caller = found.editorId;
    const { questions, failed } = await format.read(await format.rebuild(source), { caller });
    const all: readonly (FileQuestion | FailedQuestion)[] = [...questions, ...failed];
    const [only, ...others] = all;
    if (only === undefined || others.length > 0) return failedAt(line, source, 'oneQuestion');
    if (!('draft' in only)) return { line, errors: only.errors.map((error) => ({ ...error, line })), source };
    // Pictures of a zip are not stored with the import: those that the text names have been stored, or are missing.
    const from = { file: { pictureNamed: async () => null }, caller };
    const checked = await check([{ ...only, line, source }], from);
    return checked.rows[0] ?? checked.failed[0] ?? failedAt(line, source, 'oneQuestion');
  }

  async function rowOf(found: QuestionImport, { other, ...read }: ReadRow): Promise<ImportRow> {
    const isKnown = other !== undefined && (await findOthers(deps, [{ ...read, other }])).size > 0;
    return {
      ...read,
      isDuplicate: await isDuplicate(deps, found, read),
      ...(other && { other: { draft: other, isDuplicate: isKnown } }),
    };
  }

  /** The counts are derived from the stored rows, so that a repeat after a crash corrects them. */
  async function recount(found: QuestionImport): Promise<void> {
    const failed = await imports.failed(found._id, 0, maxListed);
    const errors = failed.filter(({ row }) => row === null).flatMap((row) => row.errors);
    const mended = failed.flatMap(({ row }) => row ?? []);
    const notListed = Math.max(0, found.rows - found.questions - failed.length);
    await imports.recount(found._id, {
      errors: errors.slice(0, maxListed),
      errorCount: errors.length + notListed,
      mended: mended.length,
      mendedDuplicates: mended.filter((row) => row.isDuplicate).length,
    });
  }

  return async ({ importId, line, texts }: MendQuestionCommand): Promise<FailedRow> => {
    const { found } = await find(importId);
    const stored = await imports.findFailed(importId, line);
    if (stored === null) throw new DomainError('not-found', 'exams.question-import.not-found');
    if (found.state !== 'read') throw new DomainError('conflict', 'exams.question-import.confirmed');
    const fields = stored.source.fields.map(({ name, text }, at) => ({ name, text: texts[at] ?? text }));
    const source = { ...stored.source, fields };
    const read = await readAgain(found, source, line);
    const row = 'draft' in read ? await rowOf(found, read) : null;
    const mended: FailedRow = { line, source, row, errors: 'draft' in read ? [] : read.errors };
    await imports.replaceFailed(importId, mended);
    await recount(found);
    return mended;
  };
}
