import type { DocumentStore } from '@pathshala/stores/documents/port';
import { writeIfNewer } from '@pathshala/stores/documents/write-if-newer';
import type { AudiencePlace, AudiencePlaces } from '../ports.ts';

const name = 'audiencePlaces';

export const audiencePlaceIndexes = [
  { collection: name, keys: { kind: 1, placeId: 1, isIn: 1, studentId: 1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

export function createDocumentAudiencePlaces(documents: DocumentStore): AudiencePlaces {
  const collection = documents.collection<AudiencePlace>(name);
  return {
    record: (place) => writeIfNewer(collection, place),
    async studentsAfter({ kind, id: placeId }, id, limit) {
      const filter = { kind, placeId, isIn: true, studentId: { $gt: id } };
      const options = { sort: { studentId: 1 }, limit, projection: { studentId: 1 } } as const;
      const found = await collection.find(filter, options).toArray();
      return [...new Set(found.map(({ studentId }) => studentId))];
    },
    async forget(studentId) {
      await collection.deleteMany({ studentId });
    },
  };
}
