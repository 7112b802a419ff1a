import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { Collection, DocumentStore, StoredDocument } from '../port.ts';
import { failureOf } from './failure.ts';
import { createGroupCommit, type GroupCommit } from '../../../sqlite/src/group-commit.ts';
import { openDatabase } from '../../../sqlite/src/open-database.ts';
import { openWriteAheadLog, type FlushOptions } from '../../../sqlite/src/write-ahead-log.ts';
import { SqliteCollection } from './sqlite-collection.ts';
import { Table } from './table.ts';

export interface SqliteDocumentStore extends DocumentStore {
  /** Transactions committed since the start: one for all writes of one event-loop iteration. */
  commitCount(): number;
}

class SqliteDocuments implements SqliteDocumentStore {
  readonly isShared = false;
  readonly #database: DatabaseSync;
  readonly #commits: GroupCommit;
  readonly #collections = new Map<string, Collection<StoredDocument>>();

  constructor(database: DatabaseSync, options: FlushOptions) {
    this.#database = database;
    this.#commits = createGroupCommit(database, openWriteAheadLog(database, options));
  }

  collection<T extends StoredDocument>(name: string): Collection<T> {
    const known = this.#collections.get(name);
    if (known !== undefined) return known as unknown as Collection<T>;
    try {
      const created = new SqliteCollection<T>(new Table(this.#database, name), this.#commits);
      this.#collections.set(name, created);
      return created;
    } catch (error) {
      throw failureOf(error, name);
    }
  }

  commitCount(): number {
    return this.#commits.commits;
  }

  async ping(): Promise<void> {
    if (!this.#database.isOpen) throw new StoreUnavailableError(new Error('the store is closed'));
    this.#database.exec('SELECT 1');
  }

  async close(): Promise<void> {
    this.#commits.close();
    if (this.#database.isOpen) this.#database.close();
  }
}

export interface SqliteDocumentsOptions extends FlushOptions {
  readonly file: string;
}

/**
 * Opens or creates the file for this process alone; rejects with a clear message while another process has it open. Writes
 * are on disk when they resolve, unless the options say otherwise.
 */
export async function openSqliteDocuments(options: SqliteDocumentsOptions): Promise<SqliteDocumentStore> {
  return new SqliteDocuments(openDatabase(options.file), options);
}
