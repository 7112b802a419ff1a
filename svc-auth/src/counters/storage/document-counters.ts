import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import type { Counters } from '../ports.ts';

/** A count, or a value that was set. `until` is epoch ms. */
interface StoredCounter {
  readonly _id: string;
  readonly count: number;
  readonly value: string;
  readonly until: number;
}

const collectionName = 'counters';

export const countersIndexes = [{ collection: collectionName, keys: { until: 1 } }] as const;

export interface ExpiringCounters extends Counters {
  deleteExpired(): Promise<void>;
}

/**
 * The operations of the key-value store that limits are counted with, on documents: an emptied key-value store gives nobody
 * new tries. Each operation is one conditional write, so that parallel calls of several processes cannot share a try.
 */
export function createDocumentCounters(documents: DocumentStore, now: () => number): ExpiringCounters {
  const collection = documents.collection<StoredCounter>(collectionName);

  /** False: there is one that has not expired. */
  async function begin(key: string, start: Pick<StoredCounter, 'count' | 'value'>, ttlMs: number) {
    await collection.deleteOne({ _id: key, until: { $lte: now() } });
    return insertOnce(collection, { _id: key, ...start, until: now() + ttlMs });
  }

  async function increment(key: string, ttlMs: number): Promise<{ count: number; ttlMs: number }> {
    const living = { _id: key, until: { $gt: now() } };
    const counted = await collection.findOneAndUpdate(living, { $inc: { count: 1 } });
    if (counted !== null) return { count: counted.count, ttlMs: counted.until - now() };
    if (await begin(key, { count: 1, value: '' }, ttlMs)) return { count: 1, ttlMs };
    return increment(key, ttlMs);
  }

  return {
    async get(key) {
      const found = await collection.findOne({ _id: key, until: { $gt: now() } });
      return found?.value ?? null;
    },
    async set(key, value, { ttlMs }) {
      const until = now() + ttlMs;
      await collection.updateOne({ _id: key }, { $set: { value, until, count: 0 } }, { upsert: true });
    },
    setIfAbsent: (key, value, { ttlMs }) => begin(key, { count: 0, value }, ttlMs),
    async delete(...keys) {
      await collection.deleteMany({ _id: { $in: [...keys] } });
    },
    increment: (key, { ttlMs }) => increment(key, ttlMs),
    async deleteExpired() {
      await collection.deleteMany({ until: { $lte: now() } });
    },
  };
}
