import type { ReleaseStore } from '@pathshala/releases/port';
import type { RemoteDescription } from '@pathshala/releases/remote-description';

/** The facts of the remotes that pages and files need: of their builds on disk, or of the store of published ones. */
export interface Registry {
  /** The store in which they are published; left out for builds on this machine's disk. */
  readonly store?: ReleaseStore;
  /** Every remote's description by its name, in the version that a visitor of this bucket gets. */
  read(bucket: number | null): Promise<Readonly<Record<string, RemoteDescription>>>;
  /** Whether visitors need a bucket. */
  hasCanary(): boolean;
  /** The folder with the files of a version; null: there is none. */
  readonly folderOf: (name: string, version: string) => Promise<string | null>;
}
