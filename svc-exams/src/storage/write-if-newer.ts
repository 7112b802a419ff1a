import type { Collection, StoredDocument } from '@pathshala/documents/port';
import { insertOnce } from './insert-once.ts';

export interface Versioned extends StoredDocument {
  readonly version: number;
}

/**
 * Writes fields under an id unless the stored version is as high: whatever the order and number of the calls, the
 * highest version stands. The fields are all that the document has to say of this version; others are left alone.
 */
export async function writeIfNewer<T extends Versioned>(
  collection: Collection<T>,
  document: T,
): Promise<void> {
  const { _id, ...fields } = document;
  const newer = { _id, version: { $lt: document.version } };
  if ((await collection.updateOne(newer, { $set: fields })).matchedCount > 0) return;
  if (await insertOnce(collection, document)) return;
  // There is one: as new as ours, or inserted just now by somebody whom ours may still replace.
  await collection.updateOne(newer, { $set: fields });
}
