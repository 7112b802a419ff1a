import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { CommitNotCopiedError } from './log-follower.ts';
import { openWriteAheadLog, type WriteAheadLog } from './write-ahead-log.ts';

interface Job {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Settled {
  readonly job: Job;
  readonly value: unknown;
}

/** Under load a commit is delayed until this time after the previous one, to include more writes: it costs its pages and its flush, not its jobs. */
const gatherMs = 2;

export interface GroupCommit {
  /** Runs the work in one transaction with all other work of this event-loop iteration. Resolves once that is on disk; rejects with the error of the work. */
  write<T>(work: () => T): Promise<T>;
  /**
   * Await this before a read is returned: the read may include a commit that is not flushed yet.
   * undefined: it does not. Rejects, or throws, when the flush has failed.
   */
  onDisk(): Promise<void> | undefined;
  /** Commits pending work, then rejects all further work. */
  close(): void;
  /** The number of transactions committed so far. */
  readonly commits: number;
}

/**
 * One transaction, and so one disk flush, for all writes of the same event-loop iteration or of the time that the previous
 * flush takes: the slower the disk, the more writes share a flush. The event loop never waits for it.
 * A job that throws must have changed nothing (one statement, or a savepoint of its own): the other jobs are committed.
 */
export function createGroupCommit(
  database: DatabaseSync,
  log: WriteAheadLog = openWriteAheadLog(database),
): GroupCommit {
  return new Group(database, log);
}

class Group implements GroupCommit {
  readonly #database: DatabaseSync;
  readonly #log: WriteAheadLog;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  #waiting: Job[] = [];
  #scheduled: NodeJS.Immediate | NodeJS.Timeout | null = null;
  #writtenAt = 0;
  #previousBatchWasShared = false;
  #isFlushing = false;
  /** Promise for the reads since the flush began; created at the first of them. */
  #readers: PromiseWithResolvers<void> | null = null;
  /** A flush has failed: what was committed may not be on disk, even if the next flush succeeds. */
  #isInDoubt = false;
  #isClosed = false;
  commits = 0;

  constructor(database: DatabaseSync, log: WriteAheadLog) {
    this.#database = database;
    this.#log = log;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
  }

  write<T>(work: () => T): Promise<T> {
    if (this.#isClosed) return Promise.reject(new StoreUnavailableError(new Error('the store is closed')));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run: work, resolve: resolve as (value: unknown) => void, reject });
      this.#schedule();
    });
  }

  onDisk(): Promise<void> | undefined {
    if (this.#isInDoubt) this.#resolveDoubt();
    if (!this.#isFlushing) return undefined;
    this.#readers ??= Promise.withResolvers<void>();
    return this.#readers.promise;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#scheduled as NodeJS.Timeout);
    clearImmediate(this.#scheduled as NodeJS.Immediate);
    const done = this.#commitWaiting();
    try {
      this.#log.close();
      this.#settle(done, null);
    } catch (error) {
      this.#settle(done, error);
    }
  }

  #schedule(): void {
    if (this.#isFlushing || this.#scheduled !== null) return;
    const waitMs =
      this.#previousBatchWasShared && this.#log.takesTime !== false
        ? this.#writtenAt + gatherMs - performance.now()
        : 0;
    const write = () => this.#write();
    this.#scheduled = waitMs > 0.5 ? setTimeout(write, waitMs) : setImmediate(write);
  }

  #write(): void {
    this.#scheduled = null;
    this.#writtenAt = performance.now();
    this.#previousBatchWasShared = this.#waiting.length > 1;
    const done = this.#commitWaiting();
    if (done.length === 0) return;
    this.#isFlushing = true;
    this.#log.flush((error) => {
      this.#isFlushing = false;
      // A commit that the standby does not have is on this disk all the same.
      this.#isInDoubt = error !== null && !(error instanceof CommitNotCopiedError);
      this.#settle(done, error);
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #settle(done: readonly Settled[], error: unknown): void {
    const readers = this.#readers;
    this.#readers = null;
    if (error === null) {
      for (const { job, value } of done) job.resolve(value);
      readers?.resolve();
      return;
    }
    const failure = new StoreUnavailableError(error);
    for (const { job } of done) job.reject(failure);
    readers?.reject(failure);
  }

  /** The jobs that were committed; the others are rejected. */
  #commitWaiting(): readonly Settled[] {
    const jobs = this.#waiting;
    this.#waiting = [];
    if (jobs.length === 0) return [];
    try {
      this.#log.beforeCommit?.();
      if (this.#isInDoubt) this.#resolveDoubt();
      this.#begin.run();
      const done = this.#runAll(jobs);
      this.#commit.run();
      this.commits += 1;
      return done;
    } catch (error) {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const job of jobs) job.reject(new StoreUnavailableError(error));
      return [];
    }
  }

  #runAll(jobs: readonly Job[]): Settled[] {
    const done: Settled[] = [];
    for (const job of jobs) {
      try {
        done.push({ job, value: job.run() });
      } catch (error) {
        // A full disk or an I/O error makes SQLite roll the whole transaction back: then no job was written.
        if (!this.#database.isTransaction) throw error;
        job.reject(error);
      }
    }
    return done;
  }

  #resolveDoubt(): void {
    try {
      this.#log.renew();
      this.#isInDoubt = false;
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }
}
