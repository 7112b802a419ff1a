/** Objects by key (`builds/mfe-exams/1f2e/app.js`). An object is created once and never changed. */
export interface ReleaseStore {
  /** Writes the whole object or nothing. False: an object of this key exists, and stays as it is. */
  create(key: string, content: Uint8Array): Promise<boolean>;
  /** Null: there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** The keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  remove(key: string): Promise<void>;
}
