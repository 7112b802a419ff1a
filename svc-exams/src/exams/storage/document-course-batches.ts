import type { DocumentStore } from '@pathshala/stores/documents/port';
import { writeIfNewer, type Versioned } from '@pathshala/stores/documents/write-if-newer';
import type { CourseBatch, CourseBatches } from '../ports.ts';

export const courseBatchIndexes = [{ collection: 'course_batches', keys: { courseIds: 1 } }] as const;

type StoredBatch = Versioned & Omit<CourseBatch, 'batchId'>;

export function createDocumentCourseBatches(documents: DocumentStore): CourseBatches {
  const collection = documents.collection<StoredBatch>('course_batches');
  const batchOf = ({ _id, ...batch }: StoredBatch): CourseBatch => ({ batchId: _id, ...batch });
  return {
    async find(batchId) {
      const found = await collection.findOne({ _id: batchId });
      return found && batchOf(found);
    },
    async findMany(batchIds) {
      if (batchIds.length === 0) return [];
      return (await collection.find({ _id: { $in: [...batchIds] } }).toArray()).map(batchOf);
    },
    async withCourses(courseIds) {
      return (await collection.find({ courseIds: { $in: [...courseIds] } }).toArray()).map(batchOf);
    },
    store: ({ batchId, ...batch }) => writeIfNewer(collection, { _id: batchId, ...batch }),
  };
}
