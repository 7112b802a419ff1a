import { withOrder } from '@pathshala/rules/bengali-order';
import type { DocumentStore, StoredDocument } from './port.ts';

const batchSize = 200;
/** A key whose first line, its place in the alphabet, is written in letters. */
const withoutOrder = '^[^\n]*[\u0981-\u09ce]';

/**
 * Gives keys that were stored as search keys their place in the order of the Bangla Academy. It can be repeated, and several
 * processes can do it at once: a key that was changed meanwhile is left alone.
 */
export async function upgradeListKeys(
  documents: DocumentStore,
  { collection: name, field }: { readonly collection: string; readonly field: string },
): Promise<void> {
  const collection = documents.collection<StoredDocument & Readonly<Record<string, unknown>>>(name);
  let last = '';
  for (;;) {
    const older = await collection
      .find(
        { _id: { $gt: last }, [field]: { $regex: withoutOrder } },
        { sort: { _id: 1 }, limit: batchSize, projection: { [field]: 1 } },
      )
      .toArray();
    for (const { _id, [field]: key } of older) {
      if (typeof key === 'string') await collection.updateOne({ _id, [field]: key }, { $set: { [field]: withOrder(key) } });
    }
    last = older.at(-1)?._id ?? last;
    if (older.length < batchSize) return;
  }
}
