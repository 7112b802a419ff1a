import type { Collection } from '@pathshala/stores/documents/port';
import type { Aggregate, PendingOutbox } from './aggregate.ts';
import type { OutboxSignal } from './outbox-signal.ts';
import { publishBatch } from './publish-batch.ts';
import { batchSize, publishStored, readOutbox, writersMs, type StoredPublishing } from './publish-stored.ts';
import { createRecentIds } from './recent-ids.ts';

export type Publishing = Omit<StoredPublishing, 'collection' | 'taken'>;

/** The outboxes of all aggregates of one collection. */
export interface CollectionOutbox {
  readonly collection: Collection<Aggregate>;
  /** Marks an outbox for the next `publishPending`. Without an argument, the whole collection is read for what is due. */
  enqueue(signal?: OutboxSignal): void;
  /** Drops what is enqueued: it is in the store as well, and the next read of the collection finds it. */
  clear(): void;
  /** Publishes what is enqueued. Rejects with the first refusal, after everything that was begun has ended. */
  publishPending(): Promise<void>;
}

/** Beyond this many, an enqueued outbox is not held in memory but read from the store. */
const maxQueued = 4_000;

export function createCollectionOutbox(
  collection: Collection<Aggregate>,
  ofRelay: Publishing,
): CollectionOutbox {
  const publishing = { ...ofRelay, collection, taken: createRecentIds(maxQueued) };
  const { now, requests, isStopped, lease } = publishing;
  const queued = new Map<string, OutboxSignal>();
  let isReadDue = false;

  /** Reads the outboxes that this process may still publish as their writer. */
  async function readQueued(signals: readonly OutboxSignal[]): Promise<readonly PendingOutbox[]> {
    const ids = signals.filter((signal) => typeof signal === 'string');
    const read = await Promise.all(ids.map((id) => readOutbox(collection, id)));
    const whole = signals.filter((signal) => typeof signal !== 'string');
    const outboxes = [...whole, ...read.filter((outbox) => outbox !== null)];
    if (lease === null) return outboxes;
    // The other 50 % of the time is left for the publish itself.
    const own = outboxes.filter(({ outboxAt }) => now() - (outboxAt ?? 0) < writersMs / 2);
    if (own.length < outboxes.length) isReadDue = true;
    return own;
  }

  /** Batch by batch, as long as the bus takes at least some of it. What it refused is due again in the store. */
  async function publishQueued(): Promise<readonly unknown[]> {
    const failures: unknown[] = [];
    for (let isMore = true; isMore && queued.size > 0 && !isStopped();) {
      const signals = queued.entries().take(batchSize).toArray();
      for (const [id] of signals) queued.delete(id);
      const batch = await readQueued(signals.map(([, signal]) => signal));
      const failed = await publishBatch(publishing, batch);
      failures.push(...failed);
      isMore = failed.length === 0 || failed.length < batch.length;
      if (queued.size > 0) await requests.whenIdle();
    }
    return failures;
  }

  return {
    collection,
    enqueue(signal) {
      if (signal !== undefined && queued.size < maxQueued)
        queued.set(typeof signal === 'string' ? signal : signal._id, signal);
      else isReadDue = true;
    },
    clear: () => queued.clear(),
    async publishPending() {
      const isReading = isReadDue;
      isReadDue = false;
      // The read finds these too, unless they belong to this process for now.
      if (isReading && lease === null) queued.clear();
      const stored = isReading ? await publishStored(publishing) : [];
      const failures = [...stored, ...(await publishQueued())];
      if (failures.length > 0) throw failures[0];
    },
  };
}
