import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { LeasedWorks } from '@pathshala/back-office/leased-work';
import type { BijoyChoice, BothReadings } from './domain/bijoy-drafts.ts';
import type {
  FailedQuestion,
  FileError,
  FileFormat,
  FileRemark,
  FileSheets,
} from './domain/file-question.ts';

export interface QuestionPictures {
  /** Null for an address that is none of this service's pictures. */
  read(address: string): Promise<Uint8Array | null>;
  /** Returns the address. Rejects with a refusal for what is no picture that can be used. */
  store(file: { readonly content: Uint8Array; readonly caller: string | null }): Promise<string>;
}

export interface ImportDuplicate {
  readonly line: number;
  /** The question of the bank, or … */
  readonly questionId: string | null;
  /** … the earlier line of the file. */
  readonly ofLine: number | null;
}

/** What a dry run found, and how far the import is. */
export interface QuestionImport extends EditMark {
  readonly _id: string;
  readonly format: FileFormat;
  readonly state: 'read' | 'running' | 'done';
  /** ISO 8601. */
  readonly createdAt: string;
  /** Epoch ms: from then on it is removed. */
  readonly expiresAt: number;
  readonly rows: number;
  readonly questions: number;
  readonly errors: readonly FileError[];
  readonly errorCount: number;
  readonly duplicates: readonly ImportDuplicate[];
  readonly duplicateCount: number;
  readonly converted: readonly number[];
  readonly convertedCount: number;
  /** Lines that may be Bijoy: they are read as typed unless a person says otherwise. Absent in imports of earlier versions. */
  readonly unsure?: readonly number[];
  readonly unsureCount?: number;
  /** What the person who confirmed said; null or absent: nothing. */
  readonly bijoy?: BijoyChoice | null;
  /** What was left out, or was not sure. Absent in imports of earlier versions, as all that follows to `total`. */
  readonly remarks?: readonly FileError[];
  readonly remarkCount?: number;
  readonly sheets?: FileSheets;
  /** Failed questions that were mended, and how many of them are duplicates. */
  readonly mended?: number;
  readonly mendedDuplicates?: number;
  /** ISO 8601; null before it is confirmed. */
  readonly confirmedAt?: string | null;
  readonly take: 'all' | 'new' | null;
  readonly total: number;
  readonly done: number;
  /** Stored rows that are dealt with, from the first. */
  readonly position: number;
  /** Epoch ms: a running import without a lease that lasts is continued by whoever finds it. */
  readonly leaseUntil: number;
}

/** A question that was read without errors. */
export interface ImportRow extends BothReadings {
  /** Absent in rows of earlier versions. */
  readonly remarks?: readonly FileRemark[];
}

/** A question that could not be added, and what it became when its source was mended. */
export interface FailedRow extends FailedQuestion {
  readonly row: ImportRow | null;
}

export interface QuestionImports extends LeasedWorks<QuestionImport> {
  find(id: string): Promise<QuestionImport | null>;
  /** The rows first, so that an import that is found is whole. */
  insert(
    found: QuestionImport,
    parts: { readonly rows: readonly ImportRow[]; readonly failed: readonly FailedQuestion[] },
  ): Promise<void>;
  /** At most 50 rows or what one step of storage holds, from this one on. */
  rows(id: string, from: number, limit: number): Promise<ImportRow[]>;
  /** In the order of the file. */
  failed(id: string, from: number, limit: number): Promise<FailedRow[]>;
  countFailed(id: string): Promise<number>;
  findFailed(id: string, line: number): Promise<FailedRow | null>;
  replaceFailed(id: string, row: FailedRow): Promise<void>;
  /** Stores what the numbers are after a question was mended; no effect once the import is confirmed. */
  recount(id: string, numbers: Partial<QuestionImport>): Promise<void>;
  removeExpired(now: number): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}
