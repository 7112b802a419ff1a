import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** The file that SQLite appends commits to; flushed here, in another thread, instead of by SQLite in ours. */
export interface WriteAheadLog {
  /** Everything that is committed now is on disk when this calls back without an error. One at a time. */
  flush(done: (error: Error | null) => void): void;
  /** The same at once, then closes the file. */
  close(): void;
  /**
   * Brings what is committed to disk by another way, after a flush has failed: nobody knows which pages of the log
   * the system has dropped since, so they are copied into the database and the log begins anew. Throws where that fails too.
   */
  renew(): void;
}

/** A database in memory has no log. */
const nothing: WriteAheadLog = {
  flush: (done) => done(null),
  close: () => undefined,
  renew: () => undefined,
};

export function openWriteAheadLog(database: DatabaseSync): WriteAheadLog {
  const file = database.location();
  if (file === null) return nothing;
  const descriptor = openSync(`${file}-wal`, 'r+');
  let isFlushing = false;
  let isClosed = false;
  const close = () => {
    if (!isFlushing) closeSync(descriptor);
  };
  return {
    flush(done) {
      isFlushing = true;
      fdatasync(descriptor, (error) => {
        isFlushing = false;
        if (isClosed) close();
        done(error);
      });
    },
    close() {
      isClosed = true;
      fdatasyncSync(descriptor);
      close();
    },
    renew() {
      const [row] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
      if (row?.['busy'] !== 0) throw new Error(`${file}: the log could not be written into the database`);
    },
  };
}
