import type { Collection } from '@pathshala/documents/port';
import type { Aggregate, OutboxEntry, WaitingEvents } from './aggregate.ts';
import { giveWay } from './give-way.ts';

export interface Draining {
  readonly publish: (aggregateId: string, entry: OutboxEntry) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isStopped: () => boolean;
}

/** Aggregates that are published at once: enough to keep a broker's confirms coming without a pause. */
export const most = 400;
/** How long an aggregate whose event was refused steps aside for the others. */
const stepAsideMs = 1_000;

/**
 * Publishes what was handed over by its writers and, where `isReading`, everything else that is due in a collection.
 * Rejects when the bus refused anything, after the rest under way has ended.
 */
export async function drainOutbox(
  collection: Collection<Aggregate>,
  draining: Draining,
  { handed, isReading }: { handed: Map<string, WaitingEvents>; isReading: boolean },
): Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  let goOn = (): void => undefined;

  function start(aggregate: WaitingEvents): void {
    handed.delete(aggregate._id);
    const relayed = relayAggregate(collection, aggregate, draining)
      .catch((error: unknown) => void failures.push(error))
      .then(() => {
        underWay.delete(aggregate._id);
        if (underWay.size <= most / 2) goOn();
      });
    underWay.set(aggregate._id, relayed);
  }

  async function nextPortion(): Promise<void> {
    if (underWay.size > most / 2) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    await giveWay();
  }

  for (const aggregate of handed.values()) start(aggregate);
  let isMore = isReading;
  while (isMore) {
    // What is under way now may be done, and still in the answer, when that comes.
    const skipped = new Set(underWay.keys());
    const limit = most + skipped.size;
    const due = await readWaiting(collection, limit);
    const next = due.filter((aggregate) => !skipped.has(aggregate._id) && isDue(aggregate, draining.now()));
    for (const aggregate of next) start(aggregate);
    isMore = due.length === limit && next.length > 0 && failures.length === 0 && !draining.isStopped();
    if (isMore) await nextPortion();
  }
  await Promise.all(underWay.values());
  if (failures.length > 0) throw failures[0];
}

/** Oldest first. Not bounded by this process's clock: that of the process which wrote the event may have been ahead. */
function readWaiting(collection: Collection<Aggregate>, limit: number): Promise<Aggregate[]> {
  const projection = { outbox: 1, outboxAt: 1, sequence: 1 } as const;
  return collection.find({ outboxAt: { $gt: 0 } }, { sort: { outboxAt: 1 }, limit, projection }).toArray();
}

/** Not while it steps aside. Nothing steps aside for longer: a time beyond that is of a clock that was ahead. */
function isDue({ outboxAt }: WaitingEvents, now: number): boolean {
  const aheadMs = (outboxAt ?? 0) - now;
  return aheadMs <= 0 || aheadMs > stepAsideMs;
}

/** In the order of the aggregate, one after the other; only what the bus has is removed. */
async function relayAggregate(
  collection: Collection<Aggregate>,
  aggregate: WaitingEvents,
  { publish, now }: Draining,
): Promise<void> {
  const published: string[] = [];
  try {
    for (const entry of aggregate.outbox) {
      await publish(aggregate._id, entry);
      published.push(entry.id);
    }
  } finally {
    if (published.length === aggregate.outbox.length) await empty(collection, aggregate);
    else await stepAside(collection, aggregate, { published, until: now() + stepAsideMs });
  }
}

/**
 * Every event that is pushed raises `sequence`: while that is as it was read, the outbox holds nothing but what was
 * published, and goes with its mark. Otherwise the later event keeps both.
 */
async function empty(
  collection: Collection<Aggregate>,
  { _id, sequence, outbox }: WaitingEvents,
): Promise<void> {
  const { matchedCount } = await collection.updateOne(
    { _id, sequence },
    { $set: { outbox: [], outboxAt: null } },
  );
  if (matchedCount === 1) return;
  await collection.updateOne({ _id }, { $pull: { outbox: { id: { $in: outbox.map(({ id }) => id) } } } });
}

async function stepAside(
  collection: Collection<Aggregate>,
  { _id, outboxAt }: WaitingEvents,
  { published, until }: { published: readonly string[]; until: number },
): Promise<void> {
  if (published.length > 0) {
    await collection.updateOne({ _id }, { $pull: { outbox: { id: { $in: published } } } });
  }
  // Only while the mark is as it was read: an event that came meanwhile is due at once.
  await collection.updateOne({ _id, outboxAt }, { $set: { outboxAt: until } });
}
