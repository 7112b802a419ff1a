import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { CountedTries, Tries } from '../ports.ts';
import { countersCollection, type StoredCounter } from './stored-counter.ts';
import { createTryDocuments, waitOf, type CountedTry } from './try-documents.ts';

/**
 * Tries in documents: an emptied key-value store gives nobody new ones. A refusal costs one read; the counts of one call begin
 * in the same turn of the event loop, so that they share a commit.
 */
export function createDocumentTries(documents: DocumentStore, now: () => number): Tries {
  const collection = documents.collection<StoredCounter>(countersCollection);
  const { count, takeBack } = createTryDocuments(collection, now);

  function allowed(counted: readonly CountedTry[]): CountedTries {
    return {
      isAllowed: true,
      async forgive({ forget, keep }) {
        const forgotten = collection.deleteMany({ _id: { $in: [...forget] } });
        await Promise.all([forgotten, ...counted.filter(({ key }) => keep.includes(key)).map(takeBack)]);
      },
    };
  }

  return {
    async count(counters) {
      const read = await collection.find({ _id: { $in: counters.map(({ key }) => key) } }).toArray();
      const found = new Map(read.map((counter) => [counter._id, counter]));
      const waits = counters.map(({ key, rule }) => waitOf(found.get(key), rule, now()));
      const untilAllFree = Math.max(...waits);
      if (untilAllFree > 0) return { isAllowed: false, waitMs: untilAllFree };
      const outcomes = await Promise.all(counters.map((counter) => count(counter, found.get(counter.key))));
      const counted = outcomes.flatMap((outcome) => ('counted' in outcome ? [outcome.counted] : []));
      if (counted.length === counters.length) return allowed(counted);
      // A parallel call has used the try of one of the counters.
      await Promise.all(counted.map(takeBack));
      const waitMs = Math.max(...outcomes.map((outcome) => ('waitMs' in outcome ? outcome.waitMs : 0)));
      return { isAllowed: false, waitMs };
    },
  };
}
