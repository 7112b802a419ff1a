import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { PageViews } from '../ports.ts';

/** A day in Dhaka. */
interface StoredDay {
  readonly _id: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** One document per day, so that three years are 1,100 reads. It contains only the campaigns that were seen. */
export function createDocumentPageViews(documents: DocumentStore): PageViews {
  const collection = documents.collection<StoredDay>('page_views');
  return {
    async add(campaignId, day) {
      await collection.updateOne({ _id: day }, { $inc: { [`counts.${campaignId}`]: 1 } }, { upsert: true });
    },
    async sums({ from, to }) {
      const sums = new Map<string, number>();
      for (const { counts } of await collection.find({ _id: { $gte: from, $lte: to } }).toArray()) {
        for (const [campaignId, count] of Object.entries(counts))
          sums.set(campaignId, (sums.get(campaignId) ?? 0) + count);
      }
      return sums;
    },
  };
}
