import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on this data directory. */
export class DataInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by another Pathshala. Stop that one first, or give this one a DATA_DIR of its own.`,
    );
    this.name = 'DataInUseError';
  }
}

interface DataLock {
  release(): void;
}

/**
 * Holds a data directory for this process. The operating system lets go of it when the process ends, however it ends,
 * so a kill never leaves a lock behind. Throws DataInUseError.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DataInUseError(dataDir);
    throw error;
  }
  return { release: () => database.close() };
}
