import type { Aggregate } from '../events/aggregate.ts';
import type { Platform } from '../platform/platform.ts';

interface OutboxState {
  /** Aggregates with events that are not published yet. */
  readonly length: number;
  /** The time that the oldest of these events waits. */
  readonly oldestSeconds: number;
}

/** Reads how much waits in the outboxes of a service's aggregates. */
export type ReadOutbox = () => Promise<OutboxState>;

const waiting = { outboxAt: { $gt: 0 } };

export function createOutboxGauge(
  aggregates: readonly string[],
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
): ReadOutbox {
  /** The event that was the oldest at the last run, by collection, and since which run. */
  const oldest = new Map<string, { readonly id: string; readonly seenAt: number }>();

  /** Returns since when the oldest event waits. `outboxAt` is no measure: it grows with every refusal. */
  async function waitingSince(aggregate: string): Promise<number> {
    const found = await documents
      .collection<Aggregate>(aggregate)
      .findOne(waiting, { sort: { outboxAt: 1 }, projection: { outbox: 1 } });
    const entry = found?.outbox[0];
    if (entry === undefined) return now();
    const known = oldest.get(aggregate);
    const seenAt = known?.id === entry.id ? known.seenAt : now();
    oldest.set(aggregate, { id: entry.id, seenAt });
    // The clock that stamped it may have been ahead: it waits at least since it was first seen.
    return Math.min(Date.parse(entry.occurredAt), seenAt);
  }

  return async () => {
    const since = await Promise.all(aggregates.map(waitingSince));
    const counts = await Promise.all(
      aggregates.map((aggregate) => documents.collection(aggregate).countDocuments(waiting)),
    );
    return {
      length: counts.reduce((sum, count) => sum + count, 0),
      oldestSeconds: Math.max(0, now() - Math.min(...since, now())) / 1000,
    };
  };
}
