/** Short-lived facts by key: sessions, limits, caches. Values are strings; times to live are in milliseconds. */
export interface KeyValue {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, options: { ttlMs: number }): Promise<void>;
  /** Sets only if absent; answers whether it did. */
  setIfAbsent(key: string, value: string, options: { ttlMs: number }): Promise<boolean>;
  /** Extends the life of a key; answers whether it was there. */
  touch(key: string, ttlMs: number): Promise<boolean>;
  delete(...keys: readonly string[]): Promise<void>;
  /** Adds one and answers the new count with the life left; the first increment starts the life. */
  increment(key: string, options: { ttlMs: number }): Promise<{ count: number; ttlMs: number }>;
  addToSet(key: string, member: string, options: { ttlMs: number }): Promise<void>;
  removeFromSet(key: string, member: string): Promise<void>;
  members(key: string): Promise<readonly string[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
