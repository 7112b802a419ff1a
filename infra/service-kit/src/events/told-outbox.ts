import type { Collection } from '@pathshala/documents/port';
import type { Aggregate, WaitingEvents } from './aggregate.ts';
import { drainOutbox, most, type Draining } from './drain-outbox.ts';

/** A collection with an outbox, and what the relay was told of it since it last looked. */
export interface ToldOutbox {
  readonly collection: Collection<Aggregate>;
  /** By a writer: without `waiting` the collection is to be read. */
  tell(waiting?: WaitingEvents): void;
  /** While nothing can be published: all of it is in the store as well, and the poll comes upon it. */
  forget(): void;
  drain(draining: Draining): Promise<void>;
}

export function createToldOutbox(collection: Collection<Aggregate>): ToldOutbox {
  const handed = new Map<string, WaitingEvents>();
  let isToBeRead = false;
  return {
    collection,
    tell(waiting) {
      if (waiting !== undefined && handed.size < most) handed.set(waiting._id, waiting);
      else isToBeRead = true;
    },
    forget: () => handed.clear(),
    async drain(draining) {
      const isReading = isToBeRead;
      isToBeRead = false;
      // Reading finds what was handed over, and what came after it.
      if (isReading) handed.clear();
      if (isReading || handed.size > 0) await drainOutbox(collection, draining, { handed, isReading });
    },
  };
}
