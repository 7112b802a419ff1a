import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { PostingKeys } from '../ports.ts';

interface StoredKey {
  readonly _id: string;
  readonly accountId: string;
}

export function createDocumentPostingKeys(documents: DocumentStore): PostingKeys {
  const collection = documents.collection<StoredKey>('posting-keys');
  return {
    async claim(_id, accountId) {
      if (await isInserted(collection.insertOne({ _id, accountId }))) return true;
      return (await collection.findOne({ _id }))?.accountId === accountId;
    },
  };
}
