import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Counters } from '../ports.ts';
import { countersCollection, type StoredCounter } from './stored-counter.ts';

/** The number of expired counters that one write deletes. */
const piece = 50;

export const countersIndexes = [{ collection: countersCollection, keys: { until: 1 } }] as const;

interface ExpiringCounters extends Counters {
  deleteExpired(): Promise<void>;
}

/**
 * The counting operations of the key-value store, on documents: an emptied key-value store gives nobody new tries. Each
 * operation is one conditional write, so that parallel calls of several processes cannot share a try.
 */
export function createDocumentCounters(documents: DocumentStore, now: () => number): ExpiringCounters {
  const collection = documents.collection<StoredCounter>(countersCollection);

  /** A read costs a tenth of a write, which is committed and flushed: each operation reads first and then writes once. */
  const stored = (key: string) => collection.findOne({ _id: key });
  const isLiving = ({ until }: StoredCounter) => until > now();

  /** Writes the first count in place of `found`, which is missing or expired. False: another caller has written since. */
  async function begin(found: StoredCounter | null, fresh: StoredCounter): Promise<boolean> {
    if (found === null) return insertOnce(collection, fresh);
    const { _id, ...fields } = fresh;
    const { matchedCount } = await collection.updateOne({ _id, until: found.until }, { $set: fields });
    return matchedCount === 1;
  }

  async function increment(key: string, ttlMs: number): Promise<{ count: number; ttlMs: number }> {
    const found = await stored(key);
    if (found !== null && isLiving(found)) {
      const living = { _id: key, until: { $gt: now() } };
      const counted = await collection.findOneAndUpdate(living, { $inc: { count: 1 } });
      if (counted !== null) return { count: counted.count, ttlMs: counted.until - now() };
    } else if (await begin(found, { _id: key, count: 1, value: '', until: now() + ttlMs })) {
      return { count: 1, ttlMs };
    }
    return increment(key, ttlMs);
  }

  async function setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean> {
    const found = await stored(key);
    if (found !== null && isLiving(found)) return false;
    return begin(found, { _id: key, count: 0, value, until: now() + ttlMs });
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
    setIfAbsent: (key, value, { ttlMs }) => setIfAbsent(key, value, ttlMs),
    async delete(...keys) {
      await collection.deleteMany({ _id: { $in: [...keys] } });
    },
    increment: (key, { ttlMs }) => increment(key, ttlMs),
    async deleteExpired() {
      // In small batches: after a flood of log-ins there are some hundred thousand, and a write delays all other calls.
      for (let isMore = true; isMore;) {
        const expired = { until: { $lte: now() } };
        const found = await collection.find(expired, { limit: piece, projection: { _id: 1 } }).toArray();
        await collection.deleteMany({ ...expired, _id: { $in: found.map(({ _id }) => _id) } });
        isMore = found.length === piece;
      }
    },
  };
}
