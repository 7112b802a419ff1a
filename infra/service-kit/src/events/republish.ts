import { setTimeout as pause } from 'node:timers/promises';
import type { EventDefinition } from '@pathshala/contract-kit/event';
import type { Bus } from '@pathshala/stores/bus/port';
import type { Collection, Filter, StoredDocument } from '@pathshala/stores/documents/port';
import type { PendingEvent } from './aggregate.ts';
import { messageOf } from './envelope.ts';
import { queueOf } from './queue-of.ts';

interface SourcedEvent {
  readonly aggregateId: string;
  readonly sequence: number;
  readonly pending: PendingEvent;
}

/**
 * The source of events that can be published again: for a lost queue, a rebuilt broker, a restored database, a new consumer.
 */
export interface RepublishSource {
  readonly event: EventDefinition;
  /** Everything that is true now, in pages; of what has a higher id than `after`, for a run that was interrupted there. */
  readonly pages: (after?: string) => AsyncIterable<readonly SourcedEvent[]>;
}

export interface StoredSource<State extends StoredDocument> {
  readonly collection: Collection<State>;
  readonly filter: Filter;
  /** Null: this document has no such event. */
  readonly eventOf: (document: State) => PendingEvent | null | Promise<PendingEvent | null>;
  /** Documents that are read and published at once (50); more where each of them is small. */
  readonly pageSize?: number;
}

/** Papers are large: more of them at once would take too much memory. */
const pageOfLarge = 50;
/** A page of documents of a few kilobytes. */
export const pageOfSmall = 500;

/** An event whose data is in the documents of a collection, one event a document. */
export function republishFrom<State extends StoredDocument>(
  event: EventDefinition,
  { collection, filter, eventOf, pageSize = pageOfLarge }: StoredSource<State>,
): RepublishSource {
  async function sourced(document: State): Promise<SourcedEvent | null> {
    const pending = await eventOf(document);
    const sequence = 'sequence' in document ? Number(document.sequence) : 0;
    return pending && { aggregateId: document._id, sequence, pending };
  }
  return {
    event,
    async *pages(first = '') {
      // The source is read by pages rather than by one cursor: a long pause of the broker must not end it.
      for (let after = first; ;) {
        const page = await collection
          .find({ $and: [filter, { _id: { $gt: after } }] }, { sort: { _id: 1 }, limit: pageSize })
          .toArray();
        const events = await Promise.all(page.map(sourced));
        yield events.filter((found) => found !== null);
        const last = page.at(-1);
        if (last === undefined || page.length < pageSize) return;
        after = last._id;
      }
    },
  };
}

export interface Republishing {
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: () => number;
  readonly newId: () => string;
  /** The one consumer that is to get it; left out, all of them. */
  readonly consumer?: string | undefined;
  /** The id after which a run that was interrupted goes on. */
  readonly after?: string | undefined;
  /** The next page is published when it has resolved; a rejection ends the run. `lastId`: where another run may go on. */
  readonly onProgress?: (published: number, lastId: string) => void | Promise<void>;
  readonly retryAfterMs?: number;
}

const maxTries = 10;

/**
 * Publishes an event again for everything that it is true of. Consumers apply an event once, so this is safe at any time and
 * any number of times. Returns the number of events; rejects when the bus refuses one ten times.
 */
export async function republish(source: RepublishSource, options: Republishing): Promise<number> {
  const { now, newId, consumer } = options;
  const to = consumer === undefined ? undefined : { queue: queueOf(consumer) };
  let count = 0;
  for await (const events of ahead(source.pages(options.after))) {
    await Promise.all(
      events.map(({ aggregateId, sequence, pending }) => {
        const occurredAt = new Date(now()).toISOString();
        const message = messageOf(aggregateId, { ...pending, id: newId(), sequence, occurredAt });
        return withRetries(() => options.bus.publish(message, to), options.retryAfterMs ?? 1_000);
      }),
    );
    count += events.length;
    const last = events.at(-1);
    if (last !== undefined) await options.onProgress?.(count, last.aggregateId);
  }
  return count;
}

/** Reads the next page while this one is worked on: two pages are in memory. */
async function* ahead<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  const reader = pages[Symbol.asyncIterator]();
  let next = reader.next();
  try {
    for (;;) {
      const page = await next;
      if (page.done === true) return;
      next = reader.next();
      // Its failure is thrown by the await above, unless the work on this page fails first.
      next.catch(() => undefined);
      yield page.value;
    }
  } finally {
    await reader.return?.();
  }
}

async function withRetries(publish: () => Promise<void>, retryAfterMs: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await publish();
      return;
    } catch (error) {
      if (attempt === maxTries) throw error;
      await pause(retryAfterMs);
    }
  }
}
