import type { DocumentStore } from '@pathshala/stores/documents/port';
import { writeIfNewer, type Versioned } from '@pathshala/stores/documents/write-if-newer';
import type { StudentPlace, StudentPlaces } from '../ports.ts';

type StoredPlace = Versioned & Omit<StudentPlace, 'sourceId'>;

const name = 'studentPlaces';

export const studentPlacesIndexes = [{ collection: name, keys: { studentId: 1, groupId: 1 } }] as const;

/** One document for each enrolment and each place in a batch, because each has its own versions. */
export function createDocumentStudentPlaces(documents: DocumentStore): StudentPlaces {
  const collection = documents.collection<StoredPlace>(name);
  return {
    async within(studentIds, { courseIds, batchIds }) {
      const groupId = { $in: [...courseIds, ...batchIds] };
      const found = await collection.find({ studentId: { $in: [...studentIds] }, groupId }).toArray();
      return new Set(found.filter(({ isActive }) => isActive).map(({ studentId }) => studentId));
    },
    record: ({ sourceId, ...place }) => writeIfNewer(collection, { _id: sourceId, ...place }),
    async forget(studentId) {
      await collection.deleteMany({ studentId });
    },
  };
}
