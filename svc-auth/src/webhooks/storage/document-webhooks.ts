import { DomainError } from '@pathshala/contract-kit/domain-error';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Webhook } from '../domain/webhook.ts';
import type { Webhooks } from '../ports.ts';

const name = 'webhooks';

export const webhookIndexes = [
  { collection: name, keys: { slot: 1 }, unique: true },
  { collection: name, keys: { editorId: 1 } },
] as const;

const maxTries = 12;

export function createDocumentWebhooks(documents: DocumentStore): Webhooks {
  const collection = documents.collection<Webhook>(name);
  return {
    list: () => collection.find({}, { sort: { name: 1, _id: 1 } }).toArray(),
    find: (_id) => collection.findOne({ _id }),
    wanting: (kind) => collection.find({ isOn: true, kinds: kind }).toArray(),
    insert: (webhook) => insertOnce(collection, webhook),
    async update(_id, change) {
      for (let tries = 1; tries <= maxTries; tries += 1) {
        const stored = await collection.findOne({ _id });
        if (stored === null) throw new DomainError('not-found', 'common.not-found');
        const changed = change(stored);
        const { matchedCount } = await collection.updateOne(
          { _id, 'edited.rev': stored.edited.rev },
          { $set: changed },
        );
        if (matchedCount === 1) return { ...stored, ...changed };
      }
      throw new DomainError('conflict', 'common.conflict');
    },
    delete: async (_id) => (await collection.deleteOne({ _id })).deletedCount === 1,
    async noteFailure(_id, failingSince) {
      await collection.updateOne({ _id, failingSince: null }, { $set: { failingSince } });
    },
    async noteSuccess(_id) {
      await collection.updateOne({ _id, failingSince: { $ne: null } }, { $set: { failingSince: null } });
    },
    async turnOff(_id, offReason) {
      await collection.updateOne({ _id, isOn: true }, { $set: { isOn: false, offReason } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
