import type { Collection } from '@pathshala/stores/documents/port';
import type { Aggregate, PendingOutbox } from './aggregate.ts';
import { publishBatch, retryDelayMs, type OutboxPublishing } from './publish-batch.ts';
import type { Lease } from './lease.ts';
import type { RequestActivity } from './request-activity.ts';

/** Aggregates that are published at once: enough to keep the broker's confirms coming. */
export const batchSize = 400;
/**
 * The time for which an event in a shared store belongs to the process that wrote it; then the holder of the lease publishes
 * it.
 */
export const writersMs = 1_000;

export interface StoredPublishing extends OutboxPublishing {
  readonly requests: RequestActivity;
  readonly isStopped: () => boolean;
  /** Null where no other process reads the store. */
  readonly lease: Lease | null;
}

/** Publishes what is due in the store, batch by batch, as long as the bus takes at least some of it. Returns the refusals. */
export async function publishStored(publishing: StoredPublishing): Promise<readonly unknown[]> {
  const { collection, requests, isStopped } = publishing;
  const failures: unknown[] = [];
  for (let isMore = true; isMore && !isStopped();) {
    await requests.whenIdle();
    if (!(await mayRead(publishing))) break;
    const found = await readOldest(collection);
    const due = found.filter((outbox) => isDue(outbox, publishing));
    const failed = await publishBatch(publishing, due);
    failures.push(...failed);
    isMore = found.length === batchSize && failed.length < due.length;
  }
  return failures;
}

const projection = { outbox: 1, outboxAt: 1, sequence: 1 } as const;
const waiting = { outboxAt: { $gt: 0 } };

/** Null when nothing waits there. */
export async function readOutbox(
  collection: Collection<Aggregate>,
  _id: string,
): Promise<PendingOutbox | null> {
  const found = await collection.findOne({ _id }, { projection });
  return found === null || found.outbox.length === 0 ? null : found;
}

/** The lease comes before the read: what was read without it may be published by another relay meanwhile. */
async function mayRead({ collection, lease }: StoredPublishing): Promise<boolean> {
  if (lease === null) return true;
  const oldest = await collection.findOne(waiting, { projection: { _id: 1 } });
  return oldest !== null && (await lease.hold());
}

/** Oldest first. Not limited by this process's clock: that of the process which wrote the event may have been ahead. */
function readOldest(collection: Collection<Aggregate>): Promise<Aggregate[]> {
  return collection.find(waiting, { sort: { outboxAt: 1 }, limit: batchSize, projection }).toArray();
}

/**
 * Returns whether the retry delay is over, and the event no longer belongs to its writer. A time further ahead than the
 * delay comes from a clock that was ahead.
 */
function isDue({ outboxAt }: PendingOutbox, { now, lease }: StoredPublishing): boolean {
  const ageMs = now() - (outboxAt ?? 0);
  return ageMs >= (lease === null ? 0 : writersMs) || ageMs < -retryDelayMs;
}
