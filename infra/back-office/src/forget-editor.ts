import type { Collection, StoredDocument } from '@pathshala/stores/documents/port';

/**
 * Removes the name of a deleted account from every edit mark of the collection and from what it deleted. Idempotent. `field` is where the
 * collection stores the editor's id.
 */
export async function forgetEditor<Document extends StoredDocument>(
  collection: Collection<Document>,
  userId: string,
  field = 'editorId',
): Promise<void> {
  await collection.updateMany(
    { [field]: userId },
    { $set: { [field]: null, 'edited.by': null }, $inc: { rev: 1 } },
  );
  await collection.updateMany({ 'deletedBy.id': userId }, { $set: { deletedBy: null }, $inc: { rev: 1 } });
}
