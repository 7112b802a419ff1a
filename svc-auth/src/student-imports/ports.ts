import type { RowWork, RowWorks } from '@pathshala/back-office/row-works';
import type { Language } from '../accounts/index.ts';
import type { ImportRow } from './domain/import-row.ts';

/** A line of a file. */
export interface TableRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The outcome of a dry run, and the progress of the import. Times in epoch ms. */
export interface StudentImport extends RowWork {
  readonly state: 'read' | 'running' | 'done';
  readonly rows: number;
  readonly ready: number;
  readonly known: number;
  readonly refused: number;
  /** Corrected rows of the part `left-out` that can be invited. Absent in imports of earlier versions. */
  readonly mended?: number;
  /** The time of the confirmation; 0 before. */
  readonly startedAt: number;
  /** The language of mails to people who have none. */
  readonly language: Language;
  /** The number of rows of the part `ready` that are processed, from the first. */
  readonly done: number;
  readonly invited: number;
  readonly skipped: number;
}

export type StudentImports = RowWorks<StudentImport, ImportRow>;
