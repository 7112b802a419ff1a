import type { DocumentStore } from '@pathshala/stores/documents/port';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { StudentNote } from '../domain/student-note.ts';
import type { NoteKey, StudentNotes } from '../ports.ts';

const name = 'studentNotes';

export const studentNotesIndexes = [
  { collection: name, keys: { studentId: 1, deletedAt: 1, createdAt: -1, _id: -1 } },
  { collection: name, keys: { authorId: 1 } },
  { collection: name, keys: { removalDueAt: 1 } },
] as const;

export function createDocumentStudentNotes(documents: DocumentStore): StudentNotes {
  const collection = documents.collection<StudentNote>(name);
  const byKey = ({ studentId, noteId }: NoteKey) => ({ _id: noteId, studentId });
  return {
    list: ({ studentId, page, pageSize }) =>
      findPage(
        collection,
        { studentId, deletedAt: null },
        { page, pageSize, sort: { createdAt: -1, _id: -1 } },
      ),
    insert: (note) => collection.insertOne(note),
    find: (key) => collection.findOne(byKey(key)),
    async delete(key, deletion) {
      const filter = { ...byKey(key), deletedAt: null };
      return (await collection.updateOne(filter, { $set: deletion })).matchedCount === 1;
    },
    async restore(key, now) {
      const filter = { ...byKey(key), removalDueAt: { $gt: now } };
      const change = { $set: { deletedAt: null, removalDueAt: null } };
      return (await collection.updateOne(filter, change)).matchedCount === 1;
    },
    async remove(_id) {
      await collection.deleteOne({ _id });
    },
    async removeOver(now) {
      await collection.deleteMany({ removalDueAt: { $lte: now } });
    },
    async forget(userId) {
      await collection.deleteMany({ studentId: userId });
      await collection.updateMany({ authorId: userId }, { $set: { authorId: null, authorName: null } });
    },
  };
}
