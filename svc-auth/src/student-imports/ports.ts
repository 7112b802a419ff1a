import type { RowWork, RowWorks } from '@pathshala/back-office/row-works';
import type { Language } from '../accounts/index.ts';
import type { ImportRow } from './domain/import-row.ts';

/** A line of a file. */
export interface TableRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a dry run found, and how far the import is. Times in epoch ms. */
export interface StudentImport extends RowWork {
  readonly state: 'read' | 'running' | 'done';
  readonly rows: number;
  readonly ready: number;
  readonly known: number;
  readonly refused: number;
  /** Rows of the part `left-out` that were mended and can be invited. Absent in imports of earlier versions. */
  readonly mended?: number;
  /** When it was confirmed; 0 before. */
  readonly startedAt: number;
  /** Of mails to people without a language. */
  readonly language: Language;
  /** Rows of the part `ready` that are dealt with, from the first. */
  readonly done: number;
  readonly invited: number;
  readonly skipped: number;
}

export type StudentImports = RowWorks<StudentImport, ImportRow>;
