import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { HandInFile, HandInFiles } from '../ports.ts';

const name = 'hand-in-files';

interface FileDocument extends Omit<HandInFile, 'fileId'> {
  readonly _id: string;
  readonly isBeingRemoved: boolean;
}

export const handInFileIndexes = [
  { collection: name, keys: { checkAt: 1 } },
  { collection: name, keys: { assignmentId: 1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

function fileOf({ _id: fileId, isBeingRemoved: _isBeingRemoved, ...file }: FileDocument): HandInFile {
  return { fileId, ...file };
}

export function createDocumentHandInFiles(documents: DocumentStore): HandInFiles {
  const collection = documents.collection<FileDocument>(name);
  const idsOf = async (filter: { assignmentId: string } | { studentId: string }): Promise<string[]> => {
    const found = await collection.find(filter, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  };
  return {
    async find(fileId) {
      const file = await collection.findOne({ _id: fileId, isBeingRemoved: false });
      return file && fileOf(file);
    },
    insert: ({ fileId, ...file }) => collection.insertOne({ _id: fileId, ...file, isBeingRemoved: false }),
    async checkLater(fileId, checkAt) {
      const waiting = { _id: fileId, isBeingRemoved: false };
      return (await collection.updateOne(waiting, { $set: { checkAt } })).matchedCount > 0;
    },
    async listCheckDue(now, limit) {
      return (await collection.find({ checkAt: { $gt: 0, $lte: now } }, { limit }).toArray()).map(fileOf);
    },
    async confirm({ fileId, checkAt }) {
      await collection.updateOne({ _id: fileId, checkAt }, { $set: { checkAt: null } });
    },
    async beginRemoval({ fileId, checkAt }) {
      const update = { $set: { isBeingRemoved: true } };
      return (await collection.updateOne({ _id: fileId, checkAt }, update)).matchedCount > 0;
    },
    idsOfAssignment: (assignmentId) => idsOf({ assignmentId }),
    idsOfStudent: (studentId) => idsOf({ studentId }),
    async remove(fileId) {
      await collection.deleteOne({ _id: fileId });
    },
  };
}
