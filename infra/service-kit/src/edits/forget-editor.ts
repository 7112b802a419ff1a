import type { Collection, StoredDocument } from '@pathshala/documents/port';

/** Removes the name of a deleted account from every edit mark of the collection. Repeating it changes nothing. */
export async function forgetEditor<Document extends StoredDocument>(
  collection: Collection<Document>,
  userId: string,
): Promise<void> {
  await collection.updateMany(
    { editorId: userId },
    { $set: { editorId: null, 'edited.by': null }, $inc: { rev: 1 } },
  );
}
