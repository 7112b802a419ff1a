import type { Collection } from '@pathshala/stores/documents/port';
import type { Aggregate, OutboxEntry, PendingOutbox } from './aggregate.ts';
import type { RecentIds } from './recent-ids.ts';

/** The time for which an aggregate whose event was refused is left out, so that it does not block the others. */
export const retryDelayMs = 1_000;

export interface OutboxPublishing {
  readonly collection: Collection<Aggregate>;
  /** Resolves once every bound queue has the event. */
  readonly publish: (aggregateId: string, entry: OutboxEntry) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The events that the bus has accepted. The same outbox may be read from the store and come by a signal as well. */
  readonly taken: RecentIds;
}

/** Aggregates side by side. Returns what was thrown. */
export async function publishBatch(
  publishing: OutboxPublishing,
  batch: readonly PendingOutbox[],
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  await Promise.all(
    batch.map((outbox) =>
      publishAggregate(publishing, outbox).catch((error: unknown) => failures.push(error)),
    ),
  );
  return failures;
}

/** One event after the other, in the order of the aggregate. Only what the bus has taken is removed from the outbox. */
async function publishAggregate(
  { collection, publish, now, taken }: OutboxPublishing,
  outbox: PendingOutbox,
): Promise<void> {
  const published: string[] = [];
  try {
    for (const entry of outbox.outbox) {
      if (!taken.has(entry.id)) await publish(outbox._id, entry);
      taken.add(entry.id);
      published.push(entry.id);
    }
  } finally {
    if (published.length === outbox.outbox.length) await removeAll(collection, outbox);
    else await removeSome(collection, outbox, { published, retryAt: now() + retryDelayMs });
  }
}

/**
 * Empties the outbox if its `sequence` is unchanged: every added event raises it, so it then holds only what was published.
 * Otherwise a later event is in it, which keeps the outbox due.
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
  // The update applies only if no event was added meanwhile: a new one is due at once.
  await collection.updateOne({ _id, outboxAt }, { $set: { outboxAt: retryAt } });
}

async function removeEntries(
  collection: Collection<Aggregate>,
  _id: string,
  ids: readonly string[],
): Promise<void> {
  await collection.updateOne({ _id }, { $pull: { outbox: { id: { $in: ids } } } });
}
