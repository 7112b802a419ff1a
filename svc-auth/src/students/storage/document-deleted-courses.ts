import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { type Versioned, writeIfNewer } from '@pathshala/stores/documents/write-if-newer';
import type { DeletedCourses, HiddenCourses } from '../ports.ts';

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

interface OutlinedCourse extends Versioned {
  readonly isDeleted: boolean;
}

export function createDocumentHiddenCourses(documents: DocumentStore): HiddenCourses {
  const collection = documents.collection<OutlinedCourse>('outlinedCourses');
  return {
    record: ({ courseId, isDeleted, version }) =>
      writeIfNewer(collection, { _id: courseId, isDeleted, version }),
    async among(courseIds) {
      if (courseIds.length === 0) return new Set();
      const found = await collection.find({ _id: { $in: [...courseIds] }, isDeleted: true }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },
  };
}
