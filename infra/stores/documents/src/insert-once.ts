import { DuplicateKeyError } from './duplicate-key-error.ts';
import type { Collection, StoredDocument } from './port.ts';

/** Inserts a document that never changes. False: a document with this id is stored already. */
export async function insertOnce<T extends StoredDocument>(
  collection: Collection<T>,
  document: T,
): Promise<boolean> {
  try {
    await collection.insertOne(document);
    return true;
  } catch (error) {
    if (error instanceof DuplicateKeyError) return false;
    throw error;
  }
}
