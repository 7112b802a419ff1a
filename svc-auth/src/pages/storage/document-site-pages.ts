import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { StoredDocument } from '@pathshala/stores/documents/port';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { StoredSitePage } from '../domain/site-page.ts';
import type { SitePages } from '../ports.ts';

type PageDocument = StoredSitePage & StoredDocument;

/** A document for each page, under its name. */
export function createDocumentSitePages({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): SitePages {
  const collection = documents.collection<PageDocument & Aggregate>('sitePages');
  const store = createAggregateStore<PageDocument>({ collection, now, newId });
  return {
    find: (_id) => store.find(_id),
    forgetEditor: (userId) => forgetEditor(collection, userId),
    async update(_id, change) {
      if ((await store.find(_id)) === null) {
        const first = change(null);
        if (await isInserted(store.insert({ ...first, _id }))) return first;
      }
      return store.update(_id, (stored) => ({ state: { ...change(stored), _id } }));
    },
  };
}
