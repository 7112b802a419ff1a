import { DomainError } from '@pathshala/contract-kit/domain-error';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { QuestionStock } from '../../question-bank/index.ts';
import {
  maxFileQuestions,
  maxListed,
  type FailedQuestion,
  type FileFormat,
} from '../domain/file-question.ts';
import type { ImportDuplicate, QuestionImport, QuestionImports } from '../ports.ts';
import type { CheckQuestions } from './check-question.ts';
import { findDuplicates, findOthers, type ReadRow } from './find-duplicates.ts';
import type { OpenQuestionFile } from './open-question-file.ts';

interface ReadImportDependencies {
  readonly imports: Pick<QuestionImports, 'insert'>;
  readonly questionStock: QuestionStock;
  readonly open: OpenQuestionFile;
  readonly check: CheckQuestions;
  readonly now: () => number;
  readonly newId: () => string;
}

const lifetimeMs = 24 * 3_600_000;
const notConfirmed = {
  mended: 0,
  mendedDuplicates: 0,
  confirmedAt: null,
  state: 'read',
  take: null,
  total: 0,
  done: 0,
  position: 0,
  leaseUntil: 0,
} as const;

/** The first entries up to the limit, with the number of all. */
function listed<Name extends string, Item>(name: Name, items: readonly Item[]) {
  return { [`${name}s`]: items.slice(0, maxListed), [`${name}Count`]: items.length } as Readonly<
    Record<`${Name}s`, readonly Item[]> & Record<`${Name}Count`, number>
  >;
}

function summaryOf(
  rows: readonly ReadRow[],
  failed: readonly FailedQuestion[],
  duplicates: readonly ImportDuplicate[],
) {
  const converted = rows.filter(({ isConverted }) => isConverted).map(({ line }) => line);
  const unsure = rows.filter(({ isConverted, other }) => other && !isConverted).map(({ line }) => line);
  return {
    rows: rows.length + failed.length,
    questions: rows.length,
    ...listed(
      'error',
      failed.flatMap(({ errors }) => errors),
    ),
    ...listed('duplicate', duplicates),
    converted: converted.slice(0, maxListed),
    convertedCount: converted.length,
    unsure: unsure.slice(0, maxListed),
    unsureCount: unsure.length,
    ...notConfirmed,
  };
}

function requireCount(count: number): void {
  if (count > maxFileQuestions) {
    throw new DomainError('invalid', 'exams.question-import.too-many', { params: { max: maxFileQuestions } });
  }
  if (count === 0) throw new DomainError('invalid', 'exams.question-import.unknown-format');
}

const byLine = (one: { readonly line: number }, other: { readonly line: number }): number =>
  one.line - other.line;

interface ReadImportCommand {
  readonly content: Uint8Array;
  readonly format: FileFormat | 'zip' | 'auto';
  readonly sheet?: string | undefined;
  readonly editor: Editor;
}

/** Reads a file and stores the questions that would be added. Nothing is in the bank before the import is confirmed. */
export function readImport(deps: ReadImportDependencies) {
  const { imports, open, check, now, newId } = deps;

  return async ({ content, format, sheet, editor }: ReadImportCommand): Promise<QuestionImport> => {
    const caller = editor.id;
    const file = await open({ content, caller }, { format, sheet });
    requireCount(file.questions.length + file.failed.length);
    const createdAt = new Date(now()).toISOString();
    const { rows, failed } = await check(file.questions, { file, caller });
    const all = [...file.failed, ...failed].toSorted(byLine);
    const duplicates = await findDuplicates(deps, rows);
    const others = await findOthers(deps, rows);
    const remarks = rows.flatMap(({ line, remarks: own }) => own.map((remark) => ({ line, ...remark })));
    const found: QuestionImport = {
      ...summaryOf(rows, all, [...duplicates.values()]),
      ...listed('remark', [...(file.remarks ?? []), ...remarks]),
      ...(file.sheets && { sheets: file.sheets }),
      _id: newId(),
      format: file.format,
      createdAt,
      expiresAt: now() + lifetimeMs,
      ...firstEditMark(editor, createdAt),
    };
    await imports.insert(found, {
      rows: rows.map(({ other, ...row }, at) => ({
        ...row,
        isDuplicate: duplicates.has(at),
        ...(other && { other: { draft: other, isDuplicate: others.has(at) } }),
      })),
      failed: all.slice(0, maxListed),
    });
    return found;
  };
}
