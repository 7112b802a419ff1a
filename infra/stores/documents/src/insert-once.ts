import { DuplicateKeyError } from './duplicate-key-error.ts';
import type { Collection, StoredDocument } from './port.ts';

/** False: the insert was refused because a document with this id or another unique key is stored already. */
export async function isInserted(insert: Promise<unknown>): Promise<boolean> {
  try {
    await insert;
    return true;
  } catch (error) {
    if (error instanceof DuplicateKeyError) return false;
    throw error;
  }
}

/** Inserts a document that never changes. False: a document with this id is stored already. */
export function insertOnce<T extends StoredDocument>(
  collection: Collection<T>,
  document: T,
): Promise<boolean> {
  return isInserted(collection.insertOne(document));
}
