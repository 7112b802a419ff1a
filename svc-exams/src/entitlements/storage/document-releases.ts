import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { Releases } from '../ports.ts';

interface StoredRelease {
  readonly _id: string;
  readonly releasedAt: string;
}

/** A document of its own: the release may arrive before the paper does. */
export function createDocumentReleases(documents: DocumentStore): Releases {
  const stored: Collection<StoredRelease> = documents.collection('releases');
  return {
    async isReleased(campaignId) {
      return (await stored.findOne({ _id: campaignId })) !== null;
    },

    async release(campaignId, releasedAt) {
      await insertOnce(stored, { _id: campaignId, releasedAt });
    },
  };
}
