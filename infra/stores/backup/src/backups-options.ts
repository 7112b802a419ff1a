import type { Files } from '../../files/src/port.ts';
import type { LogFollower } from '../../sqlite/src/log-follower.ts';
import type { Backups } from './port.ts';
import type { StoreLog } from './store-log.ts';

export interface BackupsOptions {
  readonly dataDir: string;
  /** Null: uploads are in a bucket. */
  readonly uploadsDir: string | null;
  /** A folder's path or `s3://bucket/prefix`. */
  readonly address: string;
  /** The version of the product. */
  readonly product: string;
  /** Snapshots are made daily and compared, not on demand alone (true). */
  readonly isScheduled?: boolean;
  /** Days whose last snapshot is kept (7). */
  readonly retentionDays?: number;
  /** Milliseconds between two segments of the log (1,000). */
  readonly everyMs?: number;
  readonly warn: (problem: string) => void;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export interface OpenBackups extends Backups {
  readonly follower: LogFollower;
  /** The logs that it reads, for a standby. */
  readonly log: StoreLog;
  /** The files, with each change recorded. */
  watched(files: Files): Files;
  /** Call when all stores are open. */
  start(): Promise<void>;
  /** Makes a snapshot or a drill, and resolves when it is done. Rejects with BackupError. */
  run(work: 'snapshot' | 'drill'): Promise<string>;
  /** Call before the stores are closed: no snapshot or drill is in progress any more. */
  halt(): Promise<void>;
  /** Call when all stores are closed. */
  close(): Promise<void>;
}
