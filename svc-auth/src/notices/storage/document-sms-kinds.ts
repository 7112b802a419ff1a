import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { StoredDocument } from '@pathshala/stores/documents/port';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { SmsKinds, SmsKindsStore } from '../ports.ts';

type SmsKindsDocument = SmsKinds & StoredDocument;

/** The collection has a single document. */
const _id = 'school';

export function createDocumentSmsKinds({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): SmsKindsStore {
  const collection = documents.collection<SmsKindsDocument & Aggregate>('noticeSmsKinds');
  const store = createAggregateStore<SmsKindsDocument>({ collection, now, newId });
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
