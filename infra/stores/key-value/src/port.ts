/** Short-lived values by key: sessions, rate limits, caches. Values are strings; times to live are in milliseconds. */
export interface KeyValue {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, options: { ttlMs: number }): Promise<void>;
  /** Sets only if absent; returns whether it did. */
  setIfAbsent(key: string, value: string, options: { ttlMs: number }): Promise<boolean>;
  /** Extends the expiry of a key; returns whether it exists. */
  touch(key: string, ttlMs: number): Promise<boolean>;
  delete(...keys: readonly string[]): Promise<void>;
  /** Adds one and returns the new count with the remaining time to live; the first increment sets the expiry. */
  increment(key: string, options: { ttlMs: number }): Promise<{ count: number; ttlMs: number }>;
  addToSet(key: string, member: string, options: { ttlMs: number }): Promise<void>;
  removeFromSet(key: string, member: string): Promise<void>;
  members(key: string): Promise<readonly string[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
