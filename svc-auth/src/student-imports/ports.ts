import type { EditMark } from '@pathshala/service-kit/edits/edit-mark';
import type { Language } from '../accounts/ports.ts';
import type { ImportRow } from './domain/import-row.ts';

/** A line of a file. */
export interface TableRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type ImportPart = 'ready' | 'left-out';

/** What a dry run found, and how far the import is. Times in epoch ms. */
export interface StudentImport extends EditMark {
  readonly _id: string;
  readonly state: 'read' | 'running' | 'done';
  readonly createdAt: number;
  /** From then on it is removed. */
  readonly expiresAt: number;
  readonly rows: number;
  readonly ready: number;
  readonly known: number;
  readonly refused: number;
  /** When it was confirmed; 0 before. */
  readonly startedAt: number;
  /** Of mails to people without a language. */
  readonly language: Language;
  /** Rows of the part `ready` that are dealt with, from the first. */
  readonly done: number;
  readonly invited: number;
  readonly skipped: number;
  /** A running import without a lease that lasts is continued by whoever finds it. */
  readonly leaseUntil: number;
}

export interface StudentImports {
  find(id: string): Promise<StudentImport | null>;
  /** Newest first, without expired ones. */
  list(query: {
    readonly page: number;
    readonly pageSize: number;
    readonly now: number;
  }): Promise<{ items: readonly StudentImport[]; total: number }>;
  /** The rows first, so that an import that is found is whole. */
  insert(found: StudentImport, parts: Readonly<Record<ImportPart, readonly ImportRow[]>>): Promise<void>;
  rows(id: string, part: ImportPart, range: RowRange): Promise<readonly ImportRow[]>;
  /** The rows of `ready` that are stored together, from this one on, which is the first of them; empty after the last. */
  batch(id: string, from: number): Promise<readonly ImportRow[]>;
  /** Stores what became of the rows of a batch. */
  replaceBatch(id: string, from: number, rows: readonly ImportRow[]): Promise<void>;
  /** False: it is not waiting for a confirmation. */
  confirm(
    id: string,
    order: Pick<StudentImport, 'startedAt' | 'language' | 'editorId' | 'edited'>,
  ): Promise<boolean>;
  /** A running import that nobody works on, for this caller until `until`; null for none. */
  acquire(now: number, until: number): Promise<StudentImport | null>;
  /** False: another has taken over after the lease had ended. */
  progress(
    held: Pick<StudentImport, '_id' | 'leaseUntil'>,
    change: Partial<Pick<StudentImport, 'done' | 'invited' | 'skipped' | 'leaseUntil' | 'state'>>,
  ): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

interface RowRange {
  readonly from: number;
  readonly limit: number;
}
