import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
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
      try {
        await collection.insertOne({ _id, deletedAt });
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
      }
    },
    has: async (_id) => (await collection.findOne({ _id })) !== null,
  };
}
