import type { DatabaseSync } from 'node:sqlite';

/** The commit is on this disk and not on the standby's, which was asked for: it may be acknowledged to nobody. */
export class CommitNotCopiedError extends Error {}

/** Reads the write-ahead logs of the embedded stores, for a backup or a standby, and decides when they are written into the files. */
export interface LogFollower {
  /** Call when the database is open. From then on SQLite does not write its log into the file by itself. */
  follow(database: DatabaseSync): void;
  /** Call after the last commit, before the database is closed. */
  release(database: DatabaseSync): void;
  /** Throws while this process must not commit: another one has taken over. */
  beforeCommit?(): void;
  /** Call right after a commit. `done` is called once the commit may be acknowledged, with CommitNotCopiedError if it must not be. */
  committed?(database: DatabaseSync, done: (error: Error | null) => void): void;
}
