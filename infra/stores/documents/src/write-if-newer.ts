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
  // Most documents are new, and then one statement is enough.
  if (await insertOnce(collection, document)) return;
  const { _id, ...fields } = document;
  await collection.updateOne({ _id, version: { $lt: document.version } }, { $set: fields });
}
