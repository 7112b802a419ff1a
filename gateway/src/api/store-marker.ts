import { randomBytes } from 'node:crypto';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { withTimeout } from './with-timeout.ts';

/**
 * A random id in the session store, written where there is none: an emptied store gets another one. Sessions that began
 * under a former marker were lost, not ended.
 */
export interface StoreMarker {
  /** Reads the marker for `recent` in the background, at most once a second. */
  refresh(): void;
  /** Returns a recently read value; null if there is none. */
  recent(): string | null;
  /** Returns the value of the latest read, of any age. */
  latest(): string | null;
  /** Rejects when the store does not answer, and without asking it for a second after that. */
  read(): Promise<string>;
}

const key = 'session-store:marker';
const ttlMs = 10 * 365 * 24 * 60 * 60 * 1000;
const refreshMs = 1000;
const recentMs = 5000;
const retryAfterMs = 1000;

export function createStoreMarker(
  keyValue: Pick<KeyValue, 'get' | 'setIfAbsent'>,
  now: () => number,
): StoreMarker {
  let known: { readonly marker: string; readonly at: number } | null = null;
  let latest: string | null = null;
  let retryAt = Number.NEGATIVE_INFINITY;
  let refreshedAt = Number.NEGATIVE_INFINITY;

  async function readOrWrite(): Promise<string> {
    const stored = await keyValue.get(key);
    if (stored !== null) return stored;
    const created = randomBytes(12).toString('base64url');
    if (await keyValue.setIfAbsent(key, created, { ttlMs })) return created;
    const winner = await keyValue.get(key);
    if (winner === null) throw new Error('the marker of the session store was not stored');
    return winner;
  }

  async function read(): Promise<string> {
    const at = now();
    if (at < retryAt) throw new Error('the session store did not answer a moment ago');
    try {
      const marker = await withTimeout(readOrWrite());
      known = { marker, at };
      latest = marker;
      return marker;
    } catch (error) {
      retryAt = now() + retryAfterMs;
      throw error;
    }
  }

  return {
    read,
    refresh() {
      if (now() - refreshedAt < refreshMs) return;
      refreshedAt = now();
      // The session cache logs a store that does not answer.
      read().catch(() => (known = null));
    },
    latest: () => latest,
    recent: () => (known !== null && now() - known.at < recentMs ? known.marker : null),
  };
}
