import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import type { Collection } from '@pathshala/documents/port';
import type { Students } from '../use-cases/ports.ts';
import type { EnrolmentDocument } from './document-enrolments.ts';

export interface StudentDocument {
  readonly _id: string;
  readonly isDeleted: boolean;
}

/** Who is enrolled anywhere counts as known: such accounts are older than this collection. */
export function createStudents(
  collection: Collection<StudentDocument>,
  enrolments: Collection<EnrolmentDocument>,
): Students {
  async function insert(document: StudentDocument): Promise<boolean> {
    try {
      await collection.insertOne(document);
      return true;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return false;
      throw error;
    }
  }
  return {
    async knows(studentId) {
      const student = await collection.findOne({ _id: studentId });
      if (student) return !student.isDeleted;
      return (await enrolments.findOne({ studentId, isAbandoned: false })) !== null;
    },
    async add(studentId) {
      await insert({ _id: studentId, isDeleted: false });
    },
    async forget(studentId) {
      const isNew = await insert({ _id: studentId, isDeleted: true });
      if (!isNew) await collection.updateOne({ _id: studentId }, { $set: { isDeleted: true } });
    },
  };
}
