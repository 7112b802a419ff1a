import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import type { DeletedCourses } from '../ports.ts';

interface DeletedCourse {
  readonly _id: string;
  readonly deletedAt: string;
}

export function createDocumentDeletedCourses(documents: DocumentStore): DeletedCourses {
  const collection = documents.collection<DeletedCourse>('deletedCourses');
  return {
    async add(_id, deletedAt) {
      await insertOnce(collection, { _id, deletedAt });
    },
    has: async (_id) => (await collection.findOne({ _id })) !== null,
  };
}
