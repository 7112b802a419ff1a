import type { DocumentStore } from '@pathshala/stores/documents/port';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Students } from '../ports.ts';

interface StudentDocument {
  readonly _id: string;
  readonly isDeleted: boolean;
}

/** Only ids are stored, also of deleted accounts: their events may arrive in any order. */
export function createDocumentStudents(documents: DocumentStore): Students {
  const collection = documents.collection<StudentDocument>('students');
  return {
    async find(studentId) {
      const student = await collection.findOne({ _id: studentId });
      if (student === null) return 'unknown';
      return student.isDeleted ? 'deleted' : 'known';
    },
    async add(studentId) {
      await insertOnce(collection, { _id: studentId, isDeleted: false });
    },
    async markDeleted(studentId) {
      const isNew = await insertOnce(collection, { _id: studentId, isDeleted: true });
      if (!isNew) await collection.updateOne({ _id: studentId }, { $set: { isDeleted: true } });
    },
  };
}
