import { setImmediate } from 'node:timers/promises';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { questionErrors, type QuestionDraft, type QuestionStock } from '../../question-bank/ports.ts';
import { withOwnTags, withoutBijoy } from '../domain/draft-texts.ts';
import {
  maxFileQuestions,
  type FileError,
  type FileFormat,
  type FileQuestion,
} from '../domain/file-question.ts';
import type { ImportDuplicate, QuestionImport, QuestionImports } from '../ports.ts';
import { findDuplicates, type ReadRow } from './find-duplicates.ts';
import { openQuestionFile, type OpenQuestionFileDependencies } from './open-question-file.ts';
import { placePictures, type PlacePicturesDependencies } from './place-pictures.ts';

export interface ReadImportDependencies extends OpenQuestionFileDependencies, PlacePicturesDependencies {
  readonly imports: QuestionImports;
  readonly questionStock: QuestionStock;
  /** Cleans a question as the body of a request is; null for one that the form would refuse. */
  readonly parseQuestion: (draft: QuestionDraft) => QuestionDraft | null;
  readonly now: () => number;
  readonly newId: () => string;
}

const maxListed = 500;
/** Questions after which other requests come in between. */
const stepSize = 50;
const lifetimeMs = 24 * 3_600_000;
const notConfirmed = { state: 'read', take: null, total: 0, done: 0, position: 0, leaseUntil: 0 } as const;

function errorsOf(draft: QuestionDraft, line: number): FileError[] {
  return Object.values(questionErrors(draft)).map((error) =>
    typeof error === 'string' ? { line, code: error } : { line, ...error },
  );
}

function summaryOf(
  rows: readonly ReadRow[],
  errors: readonly FileError[],
  duplicates: readonly ImportDuplicate[],
) {
  const converted = rows.filter(({ isConverted }) => isConverted).map(({ line }) => line);
  return {
    questions: rows.length,
    errors: errors.slice(0, maxListed),
    errorCount: errors.length,
    duplicates: duplicates.slice(0, maxListed),
    duplicateCount: duplicates.length,
    converted: converted.slice(0, maxListed),
    convertedCount: converted.length,
    ...notConfirmed,
  };
}

function requireCount(count: number): void {
  if (count > maxFileQuestions) {
    throw new DomainError('invalid', 'exams.question-import.too-many', { params: { max: maxFileQuestions } });
  }
  if (count === 0) throw new DomainError('invalid', 'exams.question-import.unknown-format');
}

/** Reads a file and stores what would be added. Nothing is in the bank before the import is confirmed. */
export function readImport(deps: ReadImportDependencies) {
  const { imports, parseQuestion, now, newId } = deps;
  const open = openQuestionFile(deps);

  function check({ line, draft }: FileQuestion): ReadRow | FileError[] {
    const unicode = withoutBijoy(draft);
    const parsed = parseQuestion(withOwnTags(unicode ?? draft));
    if (parsed === null) return [{ line, code: 'exams.question-import.line.unusable' }];
    const errors = errorsOf(parsed, line);
    return errors.length > 0 ? errors : { line, draft: parsed, isConverted: unicode !== null };
  }

  async function checkAll(questions: readonly FileQuestion[], place: ReturnType<typeof placePictures>) {
    const rows: ReadRow[] = [];
    const errors: FileError[] = [];
    for (const [at, question] of questions.entries()) {
      if (at % stepSize === 0) await setImmediate();
      const placed = await place(question);
      const checked = 'code' in placed ? [placed] : check({ ...question, draft: placed });
      if (Array.isArray(checked)) errors.push(...checked);
      else rows.push(checked);
    }
    return { rows, errors };
  }

  return async (command: {
    readonly content: Uint8Array;
    readonly format: FileFormat | 'zip' | 'auto';
    readonly editor: Editor;
  }): Promise<QuestionImport> => {
    const caller = command.editor.id;
    const file = await open({ content: command.content, caller }, command.format);
    const count = new Set([...file.questions, ...file.errors].map(({ line }) => line)).size;
    requireCount(count);
    const createdAt = new Date(now()).toISOString();
    const { rows, errors } = await checkAll(file.questions, placePictures(deps, { file, caller }));
    const all = [...file.errors, ...errors].toSorted((one, other) => one.line - other.line);
    const duplicates = await findDuplicates(deps, rows);
    const found: QuestionImport = {
      ...summaryOf(rows, all, [...duplicates.values()]),
      _id: newId(),
      format: file.format,
      createdAt,
      expiresAt: now() + lifetimeMs,
      rows: count,
      ...firstEditMark(command.editor, createdAt),
    };
    await imports.insert(
      found,
      rows.map((row, at) => ({ ...row, isDuplicate: duplicates.has(at) })),
    );
    return found;
  };
}
