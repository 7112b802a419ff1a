import type { Collection } from '@pathshala/documents/port';
import type { Aggregate, OutboxEntry, PendingOutbox } from './aggregate.ts';
import type { RequestActivity } from './request-activity.ts';

export interface Publishing {
  /** Resolves once every bound queue has the event. */
  readonly publish: (aggregateId: string, entry: OutboxEntry) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly requests: RequestActivity;
  readonly isStopped: () => boolean;
}

/** The outboxes of all aggregates of one collection. */
export interface CollectionOutbox {
  readonly collection: Collection<Aggregate>;
  /** Marks an outbox for the next `publishPending`. Without an argument, the whole collection is read for what is due. */
  enqueue(outbox?: PendingOutbox): void;
  /** Drops what is enqueued: it is in the store as well, and the next read of the collection finds it. */
  clear(): void;
  /** Publishes what is enqueued. Rejects with the first refusal, after everything that was begun has ended. */
  publishPending(): Promise<void>;
}

/** Aggregates that are published at once: enough to keep the broker's confirms coming. */
const batchSize = 400;
/** Beyond this many, an enqueued outbox is not held in memory but read from the store. */
const maxQueued = 4_000;
/** How long an aggregate whose event was refused is left out, so that it does not block the others. */
const retryDelayMs = 1_000;

export function createCollectionOutbox(
  collection: Collection<Aggregate>,
  publishing: Publishing,
): CollectionOutbox {
  const { now, requests, isStopped } = publishing;
  const queued = new Map<string, PendingOutbox>();
  let isReadDue = false;

  async function publishBatch(batch: readonly PendingOutbox[]): Promise<readonly unknown[]> {
    const failures: unknown[] = [];
    await Promise.all(
      batch.map((outbox) =>
        publishAggregate(collection, outbox, publishing).catch((error: unknown) => failures.push(error)),
      ),
    );
    return failures;
  }

  /** Batch by batch, as long as the bus takes at least some of it. What it refused is due again in the store. */
  async function publishQueued(): Promise<readonly unknown[]> {
    const failures: unknown[] = [];
    for (let isMore = true; isMore && queued.size > 0 && !isStopped();) {
      const batch = queued.values().take(batchSize).toArray();
      for (const { _id } of batch) queued.delete(_id);
      const failed = await publishBatch(batch);
      failures.push(...failed);
      isMore = failed.length < batch.length;
      if (queued.size > 0) await requests.whenQuiet();
    }
    return failures;
  }

  async function publishStored(): Promise<readonly unknown[]> {
    const failures: unknown[] = [];
    for (let isMore = true; isMore && !isStopped();) {
      await requests.whenQuiet();
      const found = await readOldest(collection);
      const due = found.filter((outbox) => isDue(outbox, now()));
      const failed = await publishBatch(due);
      failures.push(...failed);
      isMore = found.length === batchSize && failed.length < due.length;
    }
    return failures;
  }

  return {
    collection,
    enqueue(outbox) {
      if (outbox !== undefined && queued.size < maxQueued) queued.set(outbox._id, outbox);
      else isReadDue = true;
    },
    clear: () => queued.clear(),
    async publishPending() {
      const isReading = isReadDue;
      isReadDue = false;
      if (isReading) queued.clear();
      const failures = await (isReading ? publishStored() : publishQueued());
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Oldest first. Not limited by this process's clock: that of the process which wrote the event may have been ahead. */
function readOldest(collection: Collection<Aggregate>): Promise<Aggregate[]> {
  const projection = { outbox: 1, outboxAt: 1, sequence: 1 } as const;
  return collection
    .find({ outboxAt: { $gt: 0 } }, { sort: { outboxAt: 1 }, limit: batchSize, projection })
    .toArray();
}

/** Not before its retry delay is over. A time further ahead than that comes from a clock that was ahead. */
function isDue({ outboxAt }: PendingOutbox, now: number): boolean {
  const aheadMs = (outboxAt ?? 0) - now;
  return aheadMs <= 0 || aheadMs > retryDelayMs;
}

/** One event after the other, in the order of the aggregate. Only what the bus has taken is removed from the outbox. */
async function publishAggregate(
  collection: Collection<Aggregate>,
  outbox: PendingOutbox,
  { publish, now }: Publishing,
): Promise<void> {
  const published: string[] = [];
  try {
    for (const entry of outbox.outbox) {
      await publish(outbox._id, entry);
      published.push(entry.id);
    }
  } finally {
    if (published.length === outbox.outbox.length) await removeAll(collection, outbox);
    else await removeSome(collection, outbox, { published, retryAt: now() + retryDelayMs });
  }
}

/**
 * Every event that is added raises `sequence`: while that is as it was read, the outbox holds nothing but what was
 * published. Otherwise a later event is in it, which keeps the outbox due.
 */
async function removeAll(
  collection: Collection<Aggregate>,
  { _id, sequence, outbox }: PendingOutbox,
): Promise<void> {
  const empty = { $set: { outbox: [], outboxAt: null } };
  const { matchedCount } = await collection.updateOne({ _id, sequence }, empty);
  if (matchedCount === 0)
    await removeEntries(
      collection,
      _id,
      outbox.map(({ id }) => id),
    );
}

async function removeSome(
  collection: Collection<Aggregate>,
  { _id, outboxAt }: PendingOutbox,
  { published, retryAt }: { published: readonly string[]; retryAt: number },
): Promise<void> {
  if (published.length > 0) await removeEntries(collection, _id, published);
  // Only if no event was added meanwhile: a new one is due at once.
  await collection.updateOne({ _id, outboxAt }, { $set: { outboxAt: retryAt } });
}

async function removeEntries(
  collection: Collection<Aggregate>,
  _id: string,
  ids: readonly string[],
): Promise<void> {
  await collection.updateOne({ _id }, { $pull: { outbox: { id: { $in: ids } } } });
}
