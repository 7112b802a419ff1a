import type { Collection, StoredDocument } from './port.ts';
import { insertOnce } from './insert-once.ts';

export interface Versioned extends StoredDocument {
  readonly version: number;
}

/**
 * Writes the fields unless a document with this or a higher version is stored: with any order and number of calls, the
 * highest version remains. Fields that the document does not have are not changed.
 */
export async function writeIfNewer<T extends Versioned>(
  collection: Collection<T>,
  document: T,
): Promise<void> {
  const { _id, ...fields } = document;
  const newer = { _id, version: { $lt: document.version } };
  if ((await collection.updateOne(newer, { $set: fields })).matchedCount > 0) return;
  if (await insertOnce(collection, document)) return;
  // One is stored: it is as new as ours, or a concurrent call has just inserted a lower version.
  await collection.updateOne(newer, { $set: fields });
}
