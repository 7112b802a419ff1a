import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import type { Collection, StoredDocument } from '@pathshala/documents/port';

/** For documents that never change: answers false when the id is there already, which is then the same document. */
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
