import { setImmediate } from 'node:timers/promises';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { questionErrors, type QuestionDraft, type QuestionStock } from '../../question-bank/ports.ts';
import { bijoyCertainties, bijoyEvidence, type BijoyCertainty, type BijoyEvidence } from '@pathshala/rules/bijoy';
import { bijoyReadingOf, bijoyTextsOf } from '../domain/bijoy-drafts.ts';
import { withOwnTags } from '../domain/draft-texts.ts';
import {
  maxFileQuestions,
  type FileError,
  type FileFormat,
  type FileQuestion,
} from '../domain/file-question.ts';
import type { ImportDuplicate, QuestionImport, QuestionImports } from '../ports.ts';
import { findDuplicates, findOthers, type ReadRow } from './find-duplicates.ts';
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
  const unsure = rows.filter(({ isConverted, other }) => other && !isConverted).map(({ line }) => line);
  return {
    questions: rows.length,
    errors: errors.slice(0, maxListed),
    errorCount: errors.length,
    duplicates: duplicates.slice(0, maxListed),
    duplicateCount: duplicates.length,
    converted: converted.slice(0, maxListed),
    convertedCount: converted.length,
    unsure: unsure.slice(0, maxListed),
    unsureCount: unsure.length,
    ...notConfirmed,
  };
}

const isErrors = (found: QuestionDraft | FileError[]): found is FileError[] => Array.isArray(found);

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

  /** The draft as the form would take it, or what is wrong with it. */
  function cleaned({ line, draft }: FileQuestion): QuestionDraft | FileError[] {
    const parsed = parseQuestion(withOwnTags(draft));
    if (parsed === null) return [{ line, code: 'exams.question-import.line.unusable' }];
    const errors = errorsOf(parsed, line);
    return errors.length > 0 ? errors : parsed;
  }

  function check({ line, draft }: FileQuestion, certainty: BijoyCertainty): ReadRow | FileError[] {
    const typed = cleaned({ line, draft });
    const reading = certainty === 'latin' ? null : bijoyReadingOf(draft);
    const unicode = reading === null ? [] : cleaned({ line, draft: reading });
    if (isErrors(unicode)) return isErrors(typed) ? typed : { line, draft: typed, isConverted: false };
    if (isErrors(typed)) return { line, draft: unicode, isConverted: true };
    const isConverted = certainty === 'bijoy';
    const [proposed, other] = isConverted ? [unicode, typed] : [typed, unicode];
    return { line, draft: proposed, isConverted, other };
  }

  async function placeAll(questions: readonly FileQuestion[], place: ReturnType<typeof placePictures>) {
    const placed: FileQuestion[] = [];
    const errors: FileError[] = [];
    const evidence: BijoyEvidence[] = [];
    for (const [at, question] of questions.entries()) {
      if (at % stepSize === 0) await setImmediate();
      const draft = await place(question);
      if ('code' in draft) errors.push(draft);
      else {
        placed.push({ ...question, draft });
        evidence.push(bijoyEvidence(bijoyTextsOf(draft)));
      }
    }
    return { placed, errors, certainties: bijoyCertainties(evidence) };
  }

  async function checkAll(questions: readonly FileQuestion[], place: ReturnType<typeof placePictures>) {
    const { placed, errors, certainties } = await placeAll(questions, place);
    const rows: ReadRow[] = [];
    for (const [at, question] of placed.entries()) {
      if (at % stepSize === 0) await setImmediate();
      const checked = check(question, certainties[at] ?? 'latin');
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
    const file = await open(command.content, command.format);
    const count = new Set([...file.questions, ...file.errors].map(({ line }) => line)).size;
    requireCount(count);
    const createdAt = new Date(now()).toISOString();
    const { rows, errors } = await checkAll(file.questions, placePictures(deps, file));
    const all = [...file.errors, ...errors].toSorted((one, other) => one.line - other.line);
    const duplicates = await findDuplicates(deps, rows);
    const others = await findOthers(deps, rows);
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
      rows.map(({ other, ...row }, at) => ({
        ...row,
        isDuplicate: duplicates.has(at),
        ...(other && { other: { draft: other, isDuplicate: others.has(at) } }),
      })),
    );
    return found;
  };
}
