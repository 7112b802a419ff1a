import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Blueprint } from '../domain/blueprint.ts';
import type { Blueprints } from '../ports.ts';

const name = 'blueprints';

export const blueprintAggregates = [name];

const sortFields = { title: 'titleKey', questions: 'questions', changed: 'edited.at' };

export const blueprintIndexes = [
  ...Object.values(sortFields).map((field) => ({
    collection: name,
    keys: { deletedAt: 1, [field]: 1, _id: 1 } as const,
  })),
  { collection: name, keys: { removalDueAt: 1 } as const },
  { collection: name, keys: { editorId: 1 } as const },
];

export function createDocumentBlueprints({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Blueprints {
  const collection = documents.collection<Blueprint & Aggregate>(name);
  return {
    ...createAggregateStore<Blueprint>({ collection, now, newId }),
    list({ q, page, pageSize, sort }) {
      const filter = { deletedAt: null, ...containsText(['titleKey'], q) };
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
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
