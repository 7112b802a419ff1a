import type { DocumentStore } from '@pathshala/stores/documents/port';
import { writeIfNewer } from '@pathshala/stores/documents/write-if-newer';
import type { Batches, BatchName, BatchPlace } from '../ports.ts';

const placesCollection = 'batchPlaces';
const namesCollection = 'batchNames';

export const batchIndexes = [
  { collection: placesCollection, keys: { studentId: 1 } },
  { collection: placesCollection, keys: { batchId: 1, studentId: 1 } },
] as const;

/** More than any room has seats: a batch beyond that is cut. */
const maxStudents = 5_000;

export function createDocumentBatches(documents: DocumentStore): Batches {
  const places = documents.collection<BatchPlace>(placesCollection);
  const names = documents.collection<BatchName>(namesCollection);
  return {
    recordPlace: (place) => writeIfNewer(places, place),
    recordName: (batch) => writeIfNewer(names, batch),
    async ofStudent(studentId) {
      const own = await places.find({ studentId, isIn: true }).toArray();
      const ids = [...new Set(own.map(({ batchId }) => batchId))];
      return names.find({ _id: { $in: ids } }, { sort: { name: 1 } }).toArray();
    },
    async studentsOf(batchId) {
      const options = { projection: { studentId: 1 }, sort: { studentId: 1 }, limit: maxStudents } as const;
      const found = await places.find({ batchId, isIn: true }, options).toArray();
      return [...new Set(found.map(({ studentId }) => studentId))];
    },
    async forget(studentId) {
      await places.deleteMany({ studentId });
    },
  };
}
