import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { ExportRun } from '../domain/export-run.ts';
import type { ExportRuns } from '../ports.ts';

const name = 'exportRuns';

export const exportRunIndexes = [
  { collection: name, keys: { dueAt: 1 } },
  { collection: name, keys: { exportId: 1, createdAt: -1, _id: -1 } },
  { collection: name, keys: { fileUntil: 1 } },
  { collection: name, keys: { createdAt: 1 } },
] as const;

export function createDocumentExportRuns(documents: DocumentStore): ExportRuns {
  const collection = documents.collection<ExportRun>(name);
  return {
    async insertOnce(run) {
      await insertOnce(collection, run);
    },
    find: (exportId, _id) => collection.findOne({ _id, exportId }),
    list: ({ exportId, page, pageSize }) =>
      findPage(collection, { exportId }, { page, pageSize, sort: { createdAt: -1, _id: -1 } }),
    lease: (now, until) =>
      collection.findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: until } },
        { sort: { dueAt: 1 } },
      ),
    async finish({ _id, dueAt }, change) {
      await collection.updateOne({ _id, dueAt }, { $set: change });
    },
    filesBefore: (now, limit) => collection.find({ fileUntil: { $lte: now } }, { limit }).toArray(),
    async forgetFile(_id) {
      await collection.updateOne({ _id }, { $set: { fileUntil: null } });
    },
    async deleteBefore(time) {
      await collection.deleteMany({ createdAt: { $lt: time }, fileUntil: null });
    },
  };
}
