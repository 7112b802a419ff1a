import { isInserted } from '@pathshala/documents/insert-once';
import type { DocumentStore, StoredDocument } from '@pathshala/documents/port';
import { forgetEditor } from '@pathshala/service-kit/edits/forget-editor';
import { createAggregateStore } from '@pathshala/events/aggregate-store';
import type { Aggregate } from '@pathshala/events/aggregate';
import type { StoredSettings } from '../domain/stored-settings.ts';
import type { Settings } from '../ports.ts';

type SettingsDocument = StoredSettings & StoredDocument;

/** The collection has a single document. */
const _id = 'site';

export function createDocumentSettings({
  documents,
  now,
  newId,
}: {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}): Settings {
  const collection = documents.collection<SettingsDocument & Aggregate>('siteSettings');
  const store = createAggregateStore<SettingsDocument>({ collection, now, newId });

  return {
    find: () => store.find(_id),
    forgetEditor: (userId) => forgetEditor(collection, userId),
    async update(change) {
      if ((await store.find(_id)) === null) {
        const first = change(null);
        if (await isInserted(store.insert({ ...first, _id }))) return first;
      }
      return store.update(_id, (stored) => ({ state: { ...change(stored), _id } }));
    },
  };
}
