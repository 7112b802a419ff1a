/** A snapshot that can be restored. */
export interface SnapshotFacts {
  readonly id: string;
  /** Epoch milliseconds: the moment of which it is. */
  readonly at: number;
  /** Stored, compressed. */
  readonly bytes: number;
  readonly tookMs: number;
  readonly hasSecrets: boolean;
}

/** The result of restoring into a scratch folder and comparing all of it with the running stores. */
export interface DrillFacts {
  readonly at: number;
  readonly rows: number;
  readonly tookMs: number;
  /** Null: everything was equal. */
  readonly difference: string | null;
}

export type BackupWork = 'snapshot' | 'drill';

export interface BackupState {
  /** The folder or bucket. */
  readonly target: string;
  /** The target is on the disk of the stores, whose loss it does not survive. */
  readonly isOnSameDisk: boolean;
  /** The newest first. */
  readonly snapshots: readonly SnapshotFacts[];
  /** Every change up to this moment can be restored; null: changes are not recorded until the next snapshot. */
  readonly recordedUntil: number | null;
  readonly drill: DrillFacts | null;
  readonly running: BackupWork | null;
  /** The last failure, if nothing has succeeded since. */
  readonly problem: string | null;
}

export interface BackupDownload {
  readonly bytes: number;
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The backups of this site, for the people who run it. */
export interface Backups {
  state(): BackupState;
  /** False: another one is in progress. It goes on in the background; `state` shows it. */
  begin(work: BackupWork): boolean;
  /** Null: there is no such snapshot. */
  download(id: string): Promise<BackupDownload | null>;
}
