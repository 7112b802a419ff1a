import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { ReservedContacts } from '../ports.ts';

/** `_id` is the digest of a mailbox or number, which names its campaign, too. */
interface ReservedContact {
  readonly _id: string;
  readonly campaignId: string;
  readonly registrationId: string;
}

const collection = 'reserved-contacts';

export const reservedContactIndexes = [
  { collection, keys: { registrationId: 1 } },
  { collection, keys: { campaignId: 1 } },
] as const;

export function createDocumentReservedContacts(documents: DocumentStore): ReservedContacts {
  const stored: Collection<ReservedContact> = documents.collection(collection);
  return {
    async reserve({ _id: registrationId, campaignId, personKeys = [] }) {
      for (const _id of personKeys) await insertOnce(stored, { _id, campaignId, registrationId });
    },
    async findHolders(personKeys) {
      const found = await stored.find({ _id: { $in: [...personKeys] } }).toArray();
      return [...new Set(found.map(({ registrationId }) => registrationId))];
    },
    async release(registrationId) {
      await stored.deleteMany({ registrationId });
    },
    async listCampaigns(limit) {
      const found = await stored.find({}, { limit, projection: { campaignId: 1 } }).toArray();
      return [...new Set(found.map(({ campaignId }) => campaignId))];
    },
    async releaseCampaign(campaignId) {
      await stored.deleteMany({ campaignId });
    },
  };
}
