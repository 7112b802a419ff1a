import type { ExportCell, ExportedList } from '@pathshala/contract-kit/exported-list';
import type { ExportRun, RunChange } from './domain/export-run.ts';
import type { BucketDestination, ScheduledExport } from './domain/scheduled-export.ts';

/** A list that a contract exports, with the service that answers it. */
export interface Exportable {
  readonly service: string;
  readonly list: ExportedList;
}

interface ExportQuery {
  /** Only those of this administrator. */
  readonly makerId?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

type ExportChange = Partial<Omit<ScheduledExport, '_id' | 'schemaVersion' | 'makerId' | 'createdAt'>>;

export interface ScheduledExports {
  /** By name, without deleted ones. */
  list(query: ExportQuery): Promise<{ readonly items: readonly ScheduledExport[]; readonly total: number }>;
  /** Also a deleted one. */
  find(id: string): Promise<ScheduledExport | null>;
  insert(stored: ScheduledExport): Promise<void>;
  /** Calls `change` again after a concurrent one. Rejects with `not-found`. */
  update(id: string, change: (stored: ScheduledExport) => ExportChange): Promise<ScheduledExport>;
  /** The exports that are on and whose time has come. */
  due(now: number, limit: number): Promise<readonly ScheduledExport[]>;
  /** Moves the next run; no effect if it was moved meanwhile. */
  moveRun(stored: ScheduledExport, nextRunAt: number): Promise<void>;
  noteSuccess(id: string): Promise<void>;
  noteFailure(id: string, at: number): Promise<void>;
  turnOff(id: string, reason: NonNullable<ScheduledExport['offReason']>): Promise<void>;
  /** The exports that failed, or that the product turned off. */
  failing(limit: number): Promise<readonly ScheduledExport[]>;
  removeDeleted(now: number): Promise<void>;
  /** The exports of a person go with the account; as a recipient and an editor it is forgotten. */
  forget(userId: string): Promise<void>;
}

export interface ExportRuns {
  /** A run that is stored already stays as it is. */
  insertOnce(run: ExportRun): Promise<void>;
  find(exportId: string, id: string): Promise<ExportRun | null>;
  list(query: {
    readonly exportId: string;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly items: readonly ExportRun[]; readonly total: number }>;
  /** Leases the run that has been due for longest until `until`; null: none is due. */
  lease(now: number, until: number): Promise<ExportRun | null>;
  /** No effect once the lease has ended and another process has taken the run. */
  finish(leased: ExportRun, change: RunChange): Promise<void>;
  filesBefore(now: number, limit: number): Promise<readonly ExportRun[]>;
  forgetFile(id: string): Promise<void>;
  deleteBefore(time: number): Promise<void>;
}

/** A file that is written row by row. */
export interface Table {
  /** Throws `ExportFailure` beyond the size that a file may have. */
  add(rows: readonly (readonly ExportCell[])[]): void;
  finish(): Promise<Uint8Array>;
}

export type OpenTable = (format: ScheduledExport['format'], titles: readonly string[]) => Promise<Table>;

export interface ExportFile {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
  readonly rows: number;
}

export interface ExportBuckets {
  /** Whether the address may be called: a public one, or one that the operator names. Empty: Amazon. */
  mayCall(endpoint: string): boolean;
  /** Throws `ExportFailure`. */
  put(
    place: BucketDestination,
    object: ExportFile & { readonly key: string; readonly secretAccessKey: string },
  ): Promise<void>;
}

export interface BucketSecrets {
  /** Encrypts under a key that is not in the store, for one export. */
  seal(secret: string, exportId: string): string;
  open(sealed: string, exportId: string): string;
}

/** Takes the file where it is to go, and returns what is to be stored of it. Throws `ExportFailure`. */
export type DeliverFile = (
  stored: ScheduledExport,
  run: ExportRun,
  file: ExportFile,
) => Promise<Pick<ExportRun, 'destination' | 'fileUntil'>>;
