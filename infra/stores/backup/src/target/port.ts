/** Where backups are written: objects by key (`log/0000000012-1764230400000`). */
export interface BackupTarget {
  /** The folder or bucket in words, without credentials. */
  readonly name: string;
  /** Writes the whole object or nothing; replaces one of the same key. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null: there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** The objects whose keys start with `prefix`, sorted by key. */
  list(prefix: string): Promise<readonly StoredObject[]>;
  remove(key: string): Promise<void>;
}

interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly modifiedAt: number;
}
