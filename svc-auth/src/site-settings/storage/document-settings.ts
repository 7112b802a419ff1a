import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import type { DocumentStore, StoredDocument } from '@pathshala/documents/port';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
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

  /** False when a concurrent first change was stored before this one. */
  async function tryInsert(document: SettingsDocument): Promise<boolean> {
    try {
      await store.insert(document);
      return true;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return false;
      throw error;
    }
  }

  return {
    find: () => store.find(_id),
    async update(change) {
      if ((await store.find(_id)) === null) {
        const first = change(null);
        if (await tryInsert({ ...first, _id })) return first;
      }
      return store.update(_id, (stored) => ({ state: { ...change(stored), _id } }));
    },
  };
}
