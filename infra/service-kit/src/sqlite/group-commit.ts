import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailableError } from '../documents/errors.ts';

interface Job {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Settled {
  readonly job: Job;
  readonly value: unknown;
}

export interface GroupCommit {
  /** Runs the work with all other work of this turn in one transaction; settles once that is on disk, or with the work's own error. */
  write<T>(work: () => T): Promise<T>;
  /** Commits what is waiting, then refuses everything. */
  close(): void;
  /** How many transactions were committed so far. */
  readonly commits: number;
}

/**
 * One transaction, and so one disk flush, for all writes that arrive in the same turn of the event loop.
 * A job that throws must have changed nothing (one statement, or a savepoint of its own): its neighbours are committed.
 */
export function createGroupCommit(database: DatabaseSync): GroupCommit {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  let waiting: Job[] = [];
  let scheduled: NodeJS.Immediate | null = null;
  let isClosed = false;
  let commits = 0;

  function runAll(jobs: readonly Job[]): Settled[] {
    const done: Settled[] = [];
    for (const job of jobs) {
      try {
        done.push({ job, value: job.run() });
      } catch (error) {
        // A full disk or an I/O error makes SQLite roll the whole transaction back: then nobody was written.
        if (!database.isTransaction) throw error;
        job.reject(error);
      }
    }
    return done;
  }

  function flush(): void {
    scheduled = null;
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    try {
      begin.run();
      const done = runAll(jobs);
      commit.run();
      commits += 1;
      for (const { job, value } of done) job.resolve(value);
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      for (const job of jobs) job.reject(new StoreUnavailableError(error));
    }
  }

  return {
    write<T>(work: () => T) {
      if (isClosed) return Promise.reject(new StoreUnavailableError(new Error('the store is closed')));
      return new Promise<T>((resolve, reject) => {
        waiting.push({ run: work, resolve: resolve as (value: unknown) => void, reject });
        scheduled ??= setImmediate(flush);
      });
    },
    close() {
      isClosed = true;
      if (scheduled !== null) clearImmediate(scheduled);
      flush();
    },
    get commits() {
      return commits;
    },
  };
}
