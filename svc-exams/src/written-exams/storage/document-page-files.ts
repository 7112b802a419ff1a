import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { PageFile, PageFiles } from '../ports.ts';

const name = 'written_pages';

interface PageDocument extends PageFile {
  readonly _id: string;
  readonly isBeingRemoved: boolean;
}

export const pageFileIndexes = [
  { collection: name, keys: { checkAt: 1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

const idOf = ({ attemptId, pageId }: Pick<PageFile, 'attemptId' | 'pageId'>) => `${attemptId}:${pageId}`;

function fileOf({ attemptId, pageId, studentId, checkAt }: PageDocument): PageFile {
  return { attemptId, pageId, studentId, checkAt };
}

export function createDocumentPageFiles(documents: DocumentStore): PageFiles {
  const collection = documents.collection<PageDocument>(name);
  const checkLater: PageFiles['checkLater'] = async (page, checkAt) => {
    const usable = { _id: idOf(page), isBeingRemoved: false };
    return (await collection.updateOne(usable, { $set: { checkAt } })).matchedCount > 0;
  };
  return {
    checkLater,
    announce: async (file) =>
      (await insertOnce(collection, { _id: idOf(file), ...file, isBeingRemoved: false })) ||
      checkLater(file, file.checkAt),
    async listCheckDue(now, limit) {
      return (await collection.find({ checkAt: { $gt: 0, $lte: now } }, { limit }).toArray()).map(fileOf);
    },
    async confirm(file) {
      const { checkAt } = file;
      await collection.updateOne({ _id: idOf(file), checkAt }, { $set: { checkAt: null } });
    },
    async beginRemoval(file) {
      const { checkAt } = file;
      const update = { $set: { isBeingRemoved: true } };
      return (await collection.updateOne({ _id: idOf(file), checkAt }, update)).matchedCount > 0;
    },
    ofStudent: async (studentId) => (await collection.find({ studentId }).toArray()).map(fileOf),
    async remove(page) {
      await collection.deleteOne({ _id: idOf(page) });
    },
  };
}
