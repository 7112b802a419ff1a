import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Extension } from '../domain/extension.ts';
import type { Extensions } from '../ports.ts';

const name = 'assignmentExtensions';

export const extensionIndexes = [
  { collection: name, keys: { assignmentId: 1, changedAt: -1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

/** More students with an own deadline than a course has in practice. */
const limit = 2_000;

/** An extension that was taken back is left out. */
const given = { $gt: '' };

export function createDocumentExtensions(documents: DocumentStore): Extensions {
  const collection = documents.collection<Extension>(name);
  return {
    find: (_id) => collection.findOne({ _id }),
    ofAssignment: (assignmentId) =>
      collection.find({ assignmentId, until: given }, { sort: { changedAt: -1, _id: 1 }, limit }).toArray(),
    ofStudent: (studentId) =>
      collection.find({ studentId, until: given }, { sort: { changedAt: -1, _id: 1 }, limit }).toArray(),
    async put({ _id, ...fields }) {
      if (await insertOnce(collection, { _id, ...fields })) return;
      await collection.updateOne({ _id }, { $set: fields });
    },
    async removeOfAssignment(assignmentId) {
      await collection.deleteMany({ assignmentId });
    },
    async removeOfStudent(studentId) {
      await collection.deleteMany({ studentId });
    },
    async forgetEditor(editorId) {
      await collection.updateMany({ editorId }, { $set: { editorId: null, changedBy: '' } });
    },
  };
}
