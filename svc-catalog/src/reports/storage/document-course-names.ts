import type { DocumentStore } from '@pathshala/stores/documents/port';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { CourseNames } from '../ports.ts';

interface StoredName {
  readonly _id: string;
  readonly name: string;
  readonly version: number;
}

export function createDocumentCourseNames(
  documents: DocumentStore,
  name = 'report-course-names',
): CourseNames {
  const collection = documents.collection<StoredName>(name);
  return {
    async store({ courseId, name, version }) {
      if (await insertOnce(collection, { _id: courseId, name, version })) return;
      await collection.updateOne({ _id: courseId, version: { $lt: version } }, { $set: { name, version } });
    },
    async all() {
      const found = await collection.find({}).toArray();
      return new Map(found.map(({ _id, name }) => [_id, name]));
    },
  };
}
