import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/**
 * Opens or creates a file for this process alone; a second process is refused with a message that says what to do.
 * To be written through a group commit: that flushes the log after each commit, which SQLite is told to leave to it.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Held as long as the file is open: a second process would not see our commits in time. It falls with the process.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    // Six files are open in one process; beyond a megabyte each the system's own cache of them does as well.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -1000');
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
