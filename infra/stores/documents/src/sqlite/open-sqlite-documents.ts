import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { openCollections } from '../open-collections.ts';
import type { DocumentStore } from '../port.ts';
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
  readonly collection: DocumentStore['collection'];
  readonly versioned: NonNullable<DocumentStore['versioned']>;

  constructor(database: DatabaseSync, options: FlushOptions) {
    this.#database = database;
    this.#commits = createGroupCommit(database, openWriteAheadLog(database, options));
    const { collection, versioned } = openCollections((name) => {
      try {
        return new SqliteCollection(new Table(database, name), this.#commits);
      } catch (error) {
        throw failureOf(error, name);
      }
    });
    this.collection = collection;
    this.versioned = versioned;
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
