import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { StoredDocument } from '@pathshala/stores/documents/port';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { StoredAnnouncement } from '../domain/announcement.ts';
import type { Announcements } from '../ports.ts';

type AnnouncementDocument = StoredAnnouncement & StoredDocument;

/** The collection has a single document. */
const _id = 'site';

export function createDocumentAnnouncements({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Announcements {
  const collection = documents.collection<AnnouncementDocument & Aggregate>('announcements');
  const store = createAggregateStore<AnnouncementDocument>({ collection, now, newId });
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
