import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { LogFollower } from './log-follower.ts';

/** The file to which SQLite appends commits; flushed here, in another thread, instead of by SQLite in the main thread. */
export interface WriteAheadLog {
  /** False: a flush takes no time, so there is nothing to gather more writes for (default true). */
  readonly takesTime?: boolean;
  /** Throws while nothing may be committed. */
  beforeCommit?(): void;
  /** Everything committed before the call is on disk when it calls back without an error. One call at a time. */
  flush(done: (error: Error | null) => void): void;
  /** Flushes synchronously, then closes the file. */
  close(): void;
  /**
   * Call after a flush has failed: the system may have dropped pages of the log, so what was committed is copied into
   * the database and the log is restarted. Throws if that fails too.
   */
  renew(): void;
}

/** A database in memory has no log. */
const nothing: WriteAheadLog = {
  flush: (done) => done(null),
  close: () => undefined,
  renew: () => undefined,
};

export interface FlushOptions {
  /**
   * For a file that is created again if its process does not close it: what is committed is on disk after the close alone.
   * Until then a power failure may lose it; a crash of the process does not (default false).
   */
  readonly flushesAtClose?: boolean | undefined;
  /** Reads the log for a backup; left out: nothing reads it, and SQLite decides when it is written into the file. */
  readonly follower?: LogFollower | undefined;
}

export function openWriteAheadLog(
  database: DatabaseSync,
  { flushesAtClose = false, follower }: FlushOptions = {},
): WriteAheadLog {
  const file = database.location();
  if (file === null) return nothing;
  const descriptor = openSync(`${file}-wal`, 'r+');
  follower?.follow(database);
  let isFlushing = false;
  let isClosed = false;
  const close = () => {
    if (!isFlushing) closeSync(descriptor);
  };
  return {
    takesTime: !flushesAtClose,
    beforeCommit: () => follower?.beforeCommit?.(),
    flush(done) {
      if (flushesAtClose) {
        setImmediate(done, null);
        return;
      }
      isFlushing = true;
      const finishOne = afterAll(follower?.committed === undefined ? 1 : 2, done);
      follower?.committed?.(database, finishOne);
      fdatasync(descriptor, (error) => {
        isFlushing = false;
        if (isClosed) close();
        finishOne(error);
      });
    },
    close() {
      isClosed = true;
      follower?.release(database);
      fdatasyncSync(descriptor);
      close();
    },
    renew() {
      const [row] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
      if (row?.['busy'] !== 0) throw new Error(`${file}: the log could not be written into the database`);
    },
  };
}

/** Calls back once, after so many calls, with the first error of them. */
function afterAll(calls: number, done: (error: Error | null) => void): (error: Error | null) => void {
  let left = calls;
  let failure: Error | null = null;
  return (error) => {
    failure ??= error;
    left -= 1;
    if (left === 0) done(failure);
  };
}
