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
  /** Null for an address that is not one of this service's pictures. */
  read(address: string): Promise<Uint8Array | null>;
  /** Returns the address. Rejects with a refusal for content that is not a usable picture. */
  store(file: { readonly content: Uint8Array; readonly caller: string | null }): Promise<string>;
}

export interface ImportDuplicate {
  readonly line: number;
  /** The duplicate is this question of the bank, or … */
  readonly questionId: string | null;
  /** … the earlier line of the file. */
  readonly ofLine: number | null;
}

/** The outcome of a dry run, and the progress of the import. */
export interface QuestionImport extends EditMark {
  readonly _id: string;
  readonly format: FileFormat;
  readonly state: 'read' | 'running' | 'done';
  /** ISO 8601. */
  readonly createdAt: string;
  /** Epoch ms after which it is removed. */
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
  /** The decision of the person who confirmed; null or absent: none. */
  readonly bijoy?: BijoyChoice | null;
  /** Parts that were left out, or not sure. Absent in imports of earlier versions, like all fields up to `total`. */
  readonly remarks?: readonly FileError[];
  readonly remarkCount?: number;
  readonly sheets?: FileSheets;
  /** Failed questions that were corrected, and the number of duplicates among them. */
  readonly mended?: number;
  readonly mendedDuplicates?: number;
  /** ISO 8601; null before it is confirmed. */
  readonly confirmedAt?: string | null;
  readonly take: 'all' | 'new' | null;
  readonly total: number;
  readonly done: number;
  /** The number of stored rows that are processed, from the first. */
  readonly position: number;
  /** Epoch ms: when the lease has expired, any process continues a running import. */
  readonly leaseUntil: number;
}

/** A question that was read without errors. */
export interface ImportRow extends BothReadings {
  /** Absent in rows of earlier versions. */
  readonly remarks?: readonly FileRemark[];
}

/** A question that could not be added, and the corrected question. */
export interface FailedRow extends FailedQuestion {
  readonly row: ImportRow | null;
}

export interface QuestionImports extends LeasedWorks<QuestionImport> {
  find(id: string): Promise<QuestionImport | null>;
  /** Stores the rows first, so that an import that is found is complete. */
  insert(
    found: QuestionImport,
    parts: { readonly rows: readonly ImportRow[]; readonly failed: readonly FailedQuestion[] },
  ): Promise<void>;
  /** At most 50 rows, or the rows of one step of storage, from this one on. */
  rows(id: string, from: number, limit: number): Promise<ImportRow[]>;
  /** Sorted as in the file. */
  failed(id: string, from: number, limit: number): Promise<FailedRow[]>;
  countFailed(id: string): Promise<number>;
  findFailed(id: string, line: number): Promise<FailedRow | null>;
  replaceFailed(id: string, row: FailedRow): Promise<void>;
  /** Stores the counts after a question was corrected; does nothing once the import is confirmed. */
  recount(id: string, numbers: Partial<QuestionImport>): Promise<void>;
  removeExpired(now: number): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}
