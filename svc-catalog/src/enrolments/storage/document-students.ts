import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Students } from '../ports.ts';
import { enrolmentCollection } from './document-enrolments.ts';

interface StudentDocument {
  readonly _id: string;
  readonly isDeleted: boolean;
}

/** A student with an enrolment exists too, because an account may be older than this collection. */
export function createDocumentStudents(documents: DocumentStore): Students {
  const collection = documents.collection<StudentDocument>('students');
  const enrolments = enrolmentCollection(documents);
  return {
    async exists(studentId) {
      const student = await collection.findOne({ _id: studentId });
      if (student) return !student.isDeleted;
      return (await enrolments.findOne({ studentId, isAbandoned: false })) !== null;
    },
    async existing(studentIds) {
      const found = await collection.find({ _id: { $in: [...studentIds] } }).toArray();
      const known = new Set(found.map(({ _id }) => _id));
      const others = studentIds.filter((studentId) => !known.has(studentId));
      const filter = { studentId: { $in: others }, isAbandoned: false };
      const older = await enrolments.find(filter, { projection: { studentId: 1 } }).toArray();
      const existing = found.filter(({ isDeleted }) => !isDeleted).map(({ _id }) => _id);
      return new Set([...existing, ...older.map(({ studentId }) => studentId)]);
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
