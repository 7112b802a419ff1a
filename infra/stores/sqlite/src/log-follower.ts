import type { DatabaseSync } from 'node:sqlite';

/** Reads the write-ahead logs of the embedded stores, for a backup, and decides when they are written into the files. */
export interface LogFollower {
  /** Call when the database is open. From then on SQLite does not write its log into the file by itself. */
  follow(database: DatabaseSync): void;
  /** Call after the last commit, before the database is closed. */
  release(database: DatabaseSync): void;
}
