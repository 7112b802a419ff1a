import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Markers } from '../ports.ts';

interface Marker {
  readonly _id: string;
  readonly name: string;
}

export function createDocumentMarkers(documents: DocumentStore): Markers {
  const collection = documents.collection<Marker>('markers');
  return {
    async record(userId, name) {
      await collection.updateOne({ _id: userId }, { $set: { name } }, { upsert: true });
    },
    async namesOf(userIds) {
      const found = await collection.find({ _id: { $in: [...userIds] } }).toArray();
      return new Map(found.map(({ _id, name }) => [_id, name]));
    },
    async forget(userId) {
      await collection.deleteOne({ _id: userId });
    },
  };
}
