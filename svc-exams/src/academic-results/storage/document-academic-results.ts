import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { findPage } from '@pathshala/stores/documents/find-page';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { AcademicResult } from '../domain/academic-result.ts';
import type { AcademicResults } from '../ports.ts';

const name = 'academic_results';

export const academicResultAggregates = [name];

export const academicResultListKeys: readonly ListKey[] = [
  { collection: name, field: 'titleKey', from: 'title' },
];

export const academicResultIndexes = [
  { collection: name, keys: { studentId: 1, deletedAt: 1, dateTaken: 1, _id: 1 } },
  { collection: name, keys: { removalDueAt: 1 } },
  { collection: name, keys: { editorId: 1 } },
] as const;

const sortFields = { dateTaken: 'dateTaken', title: 'titleKey' };

export function createDocumentAcademicResults({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): AcademicResults {
  const collection = documents.collection<AcademicResult & Aggregate>(name);
  return {
    ...createAggregateStore<AcademicResult>({ collection, now, newId }),
    list({ studentId, page, pageSize, sort }) {
      const filter = { studentId, deletedAt: null };
      return findPage(collection, filter, { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    listRestorable: (at) =>
      collection.find(restorableAt(at), { sort: { removalDueAt: -1 }, limit: maxDeletedListed }).toArray(),
    async listRemovalDue(at, limit) {
      const due = { removalDueAt: { $gt: 0, $lte: at } };
      const found = await collection.find(due, { limit, projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async remove(id) {
      await collection.deleteOne({ _id: id });
    },
    async removeOfStudent(studentId) {
      await collection.deleteMany({ studentId });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
