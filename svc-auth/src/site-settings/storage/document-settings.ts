import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import type { StoredSettings } from '../domain/stored-settings.ts';
import type { Settings } from '../ports.ts';
import { settingsChangedEvent } from '../use-cases/change-settings.ts';

type SettingsDocument = StoredSettings & StoredDocument;

export const settingsCollection = 'siteSettings';

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
  const collection = documents.collection<SettingsDocument & Aggregate>(settingsCollection);
  const store = createAggregateStore<SettingsDocument>({ collection, now, newId });

  return {
    find: () => store.find(_id),
    forgetEditor: (userId) => forgetEditor(collection, userId),
    async update(change, eventOf) {
      if ((await store.find(_id)) === null) {
        const first = change(null);
        if (await isInserted(store.insert({ ...first, _id }, [eventOf(first)]))) return first;
      }
      return store.update(_id, (stored) => {
        const state = { ...change(stored), _id };
        return { state, events: [eventOf(state)] };
      });
    },
    async publishFirst(eventOf) {
      if ((await collection.findOne({ _id, sequence: 0 })) === null) return;
      await store.update(_id, (state) => ({ state, events: [eventOf(state)] }));
    },
  };
}

export function republishSettings(documents: DocumentStore): readonly RepublishSource[] {
  const collection = documents.collection<SettingsDocument & Aggregate>(settingsCollection);
  return [republishFrom(settingsChanged, { collection, filter: {}, eventOf: settingsChangedEvent })];
}
