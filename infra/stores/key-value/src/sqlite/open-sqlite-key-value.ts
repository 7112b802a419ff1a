import type { DatabaseSync } from 'node:sqlite';
import { createGroupCommit, type GroupCommit } from '../../../sqlite/src/group-commit.ts';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { openDatabase } from '../../../sqlite/src/open-database.ts';
import { openWriteAheadLog, type FlushOptions } from '../../../sqlite/src/write-ahead-log.ts';
import type { KeyValue } from '../port.ts';
import { createEntryTable, type EntryTable } from './entry-table.ts';
import { createWriteBackCache } from './write-back-cache.ts';

export interface SqliteKeyValueOptions extends FlushOptions {
  readonly file: string;
  readonly now?: () => number;
}

const saveEveryMs = 1_000;
const sweepEveryMs = 60_000;

class SqliteKeyValue implements KeyValue {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #table: EntryTable;
  readonly #commits: GroupCommit;
  readonly #front: ReturnType<typeof createWriteBackCache>;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(database: DatabaseSync, options: SqliteKeyValueOptions) {
    const now = options.now ?? Date.now;
    this.#database = database;
    this.#now = now;
    this.#table = createEntryTable(database);
    this.#commits = createGroupCommit(database, openWriteAheadLog(database, options));
    this.#front = createWriteBackCache(this.#table, now);
    this.#timers = [
      setInterval(() => this.#saveUnsaved(), saveEveryMs).unref(),
      setInterval(() => this.#later(() => this.#table.sweep(now())), sweepEveryMs).unref(),
    ];
  }

  /** Reads are still answered from memory after a failed write; the next save repeats the write. */
  #later(work: () => void): void {
    this.#commits.write(work).catch(() => undefined);
  }

  #saveUnsaved(): void {
    if (this.#front.hasUnsaved()) this.#later(() => this.#front.save());
  }

  async get(key: string): Promise<string | null> {
    return this.#front.get(key)?.value ?? null;
  }

  async set(key: string, value: string, { ttlMs }: { ttlMs: number }): Promise<void> {
    const entry = { value, expiresAt: this.#now() + ttlMs };
    this.#front.put(key, entry);
    this.#front.markSaved(key);
    await this.#commits.write(() => this.#table.write(key, entry));
  }

  async setIfAbsent(key: string, value: string, options: { ttlMs: number }): Promise<boolean> {
    if (this.#front.get(key)) return false;
    await this.set(key, value, options);
    return true;
  }

  async touch(key: string, ttlMs: number): Promise<boolean> {
    const entry = this.#front.get(key);
    if (entry) this.#front.putUnsaved(key, { ...entry, expiresAt: this.#now() + ttlMs });
    return entry !== null;
  }

  async delete(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#front.put(key, null);
      this.#front.markSaved(key);
    }
    await this.#commits.write(() => {
      for (const key of keys) this.#table.remove(key);
    });
  }

  async increment(key: string, { ttlMs }: { ttlMs: number }): Promise<{ count: number; ttlMs: number }> {
    const entry = this.#front.get(key);
    const count = Number(entry?.value ?? 0) + 1;
    const expiresAt = entry?.expiresAt ?? this.#now() + ttlMs;
    this.#front.putUnsaved(key, { value: String(count), expiresAt });
    return { count, ttlMs: expiresAt - this.#now() };
  }

  addToSet(key: string, member: string, { ttlMs }: { ttlMs: number }): Promise<void> {
    const now = this.#now();
    return this.#commits.write(() => this.#table.add(key, member, { expiresAt: now + ttlMs, now }));
  }

  removeFromSet(key: string, member: string): Promise<void> {
    return this.#commits.write(() => this.#table.removeMember(key, member));
  }

  async members(key: string): Promise<readonly string[]> {
    return this.#table.members(key, this.#now());
  }

  async ping(): Promise<void> {
    if (!this.#database.isOpen) throw new StoreUnavailableError(new Error('the store is closed'));
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#saveUnsaved();
    this.#commits.close();
    if (this.#database.isOpen) this.#database.close();
  }
}

/**
 * Key-value in a file with its entries in memory. `set` and `delete` are on disk when they resolve; counts and extended
 * expiries follow within a second: a crash may lose the last second of a rate limit, never a session.
 */
export async function openSqliteKeyValue(options: SqliteKeyValueOptions): Promise<KeyValue> {
  return new SqliteKeyValue(openDatabase(options.file), options);
}
