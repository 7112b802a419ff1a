import type { DatabaseSync } from 'node:sqlite';
import type { Reading } from './followed-stores.ts';

/** A store whose file stays as it is, with the generation of its empty log. */
export interface HeldStore {
  readonly store: string;
  readonly generation: number;
}

/** A moment from which a snapshot is taken. */
export interface Cut {
  readonly at: number;
  readonly lineage: string;
  readonly sequence: number;
  readonly previous: string | null;
  readonly stores: readonly HeldStore[];
}

/** The logs of all stores of this process, as a standby needs them. All methods are synchronous, and are called between transactions. */
export interface StoreLog {
  follow(database: DatabaseSync): void;
  release(database: DatabaseSync): void;
  noteCommit(database: DatabaseSync): void;
  /** Called with what was read, by whomever: each frame once, in order. */
  onReading: (reading: Reading) => void;
  /** Reads all stores. */
  read(): void;
  /** Reads the stores of which a commit was noted. */
  readWritten(): void;
  /** From here on the files have everything and stay as they are, until `endHold`. Null: they are held already, or another program reads one. */
  hold(): readonly HeldStore[] | null;
  /** True: the files did not change while they were held. */
  endHold(): boolean;
}
