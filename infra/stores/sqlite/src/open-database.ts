import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/**
 * SQLite copies its log into the database in the main thread, with flushes that block it, once the log has so many pages
 * (4 kB). The default of 1,000 is reached several times a second when a crowd submits; the log stays below 17 MB.
 */
export const checkpointRarely = 'PRAGMA wal_autocheckpoint = 4000';

/**
 * Opens or creates a file for this process alone; throws in a second process, with a message that names the remedy.
 * Write through a group commit: it flushes the log after each commit; SQLite is configured not to.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Locked while the file is open: a second process would not see our commits in time. The lock ends with the process.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    // Six files are open in one process; a cache of more than a megabyte each is no faster than that of the system.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -1000');
    database.exec(checkpointRarely);
    database.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) {
      const advice = 'stop that one first, or choose another DATA_DIR';
      throw new Error(`${file} is in use by another process: ${advice}`, { cause: error });
    }
    throw error;
  }
  return database;
}
