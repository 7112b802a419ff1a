import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import type { Students } from '../ports.ts';
import { enrolmentCollection } from './document-enrolments.ts';

interface StudentDocument {
  readonly _id: string;
  readonly isDeleted: boolean;
}

/** A student with an enrolment exists too: such accounts may be older than this collection. */
export function createDocumentStudents(documents: DocumentStore): Students {
  const collection = documents.collection<StudentDocument>('students');
  const enrolments = enrolmentCollection(documents);
  return {
    async exists(studentId) {
      const student = await collection.findOne({ _id: studentId });
      if (student) return !student.isDeleted;
      return (await enrolments.findOne({ studentId, isAbandoned: false })) !== null;
    },
    async add(studentId) {
      await insertOnce(collection, { _id: studentId, isDeleted: false });
    },
    async ids() {
      const found = await collection.find({ isDeleted: false }, { sort: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async markDeleted(studentId) {
      const isNew = await insertOnce(collection, { _id: studentId, isDeleted: true });
      if (!isNew) await collection.updateOne({ _id: studentId }, { $set: { isDeleted: true } });
    },
  };
}
