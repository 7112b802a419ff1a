import { LRUCache } from 'lru-cache';
import { entryLimit } from './entry-limit.ts';

export interface ExpiringCacheOptions {
  /** Life of an entry from when it was set. */
  readonly ttlMs: number;
  /** Largest number of entries: beyond it the least recently used one is dropped. */
  readonly max: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface ExpiringCache<Value> {
  get(key: string): Value | undefined;
  /** `ttlMs` overrides that of the cache. */
  set(key: string, value: Value, options?: { readonly ttlMs: number }): void;
  delete(key: string): void;
  /** Entries in memory, expired ones among them. */
  size(): number;
}

/**
 * An LRU cache whose expired entries also leave the memory, at the latest with the first `set` after twice their life:
 * after a crowd has left, nothing of it stays.
 */
export function createExpiringCache<Value extends string | object | true>(
  options: ExpiringCacheOptions,
): ExpiringCache<Value> {
  const { ttlMs, max, now } = options;
  // The library takes a start at 0 for an entry without a ttl.
  const perf = { now: () => now() + 1 };
  const entries = new LRUCache<string, Value>({
    ...entryLimit(max),
    ttl: lruTtl(ttlMs),
    ttlResolution: 0,
    perf,
  });
  let purgeAt = now() + ttlMs;
  return {
    get: (key) => entries.get(key),
    set(key, value, { ttlMs: ttl } = { ttlMs }) {
      if (now() >= purgeAt) {
        entries.purgeStale();
        purgeAt = now() + ttlMs;
      }
      entries.set(key, value, { ttl: lruTtl(ttl) });
    },
    delete: (key) => void entries.delete(key),
    size: () => entries.size,
  };
}

/** The library takes whole milliseconds, and an entry for expired one millisecond after its life has ended. */
function lruTtl(ttlMs: number): number {
  return Math.max(1, Math.ceil(ttlMs) - 1);
}
