import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, ValueCount } from '@pathshala/stores/documents/port';
import {
  channels,
  type DeliveryState,
  isMissed,
  repeatableStates,
  type Recipient,
} from '../domain/recipient.ts';
import type { Recipients } from '../ports.ts';

const name = 'messageRecipients';

export const recipientIndexes = [
  { collection: name, keys: { messageId: 1, isOpen: 1, _id: 1 } },
  { collection: name, keys: { messageId: 1, isMissed: 1, nameKey: 1, _id: 1 } },
  { collection: name, keys: { messageId: 1, nameKey: 1, _id: 1 } },
  { collection: name, keys: { studentId: 1, createdAt: -1, _id: 1 } },
  { collection: name, keys: { mailCheckAt: 1 } },
  { collection: name, keys: { createdAt: 1 } },
  ...channels.map((channel) => ({ collection: name, keys: { messageId: 1, [channel]: 1 } as const })),
] as const;

function tallyOf(counts: readonly ValueCount[]): Partial<Record<DeliveryState, number>> {
  return Object.fromEntries(counts.map(({ values, count }) => [String(values[0]), count]));
}

export function createDocumentRecipients(documents: DocumentStore): Recipients {
  const collection = documents.collection<Recipient>(name);
  return {
    add: (recipient) => insertOnce(collection, recipient),
    open: (messageId, limit) =>
      collection.find({ messageId, isOpen: true }, { sort: { _id: 1 }, limit }).toArray(),
    async claimSms(_id) {
      const claim = { $set: { sms: 'sending' } };
      return (await collection.updateOne({ _id, sms: 'waiting' }, claim)).matchedCount === 1;
    },
    async interruptSms(_id) {
      const change = { $set: { sms: 'unknown', isMissed: true } };
      await collection.updateOne({ _id, sms: 'sending' }, change);
    },
    async store(_id, change) {
      await collection.updateOne({ _id }, { $set: change });
    },
    async reportSms(_id, { state, word }) {
      const found = await collection.findOne({ _id });
      if (found === null || found.sms === 'delivered') return true;
      if (found.sms !== 'sent' && found.sms !== 'failed') return false;
      const change = { sms: state, smsReason: state === 'failed' ? word : '' };
      const set = { ...change, isMissed: isMissed({ ...found, ...change }) };
      return (await collection.updateOne({ _id, sms: found.sms }, { $set: set })).matchedCount === 1;
    },
    mailsToCheck: (now, limit) =>
      collection.find({ mailCheckAt: { $gt: 0, $lte: now } }, { sort: { mailCheckAt: 1 }, limit }).toArray(),
    list({ messageId, page, pageSize, q, part }) {
      const filter = {
        messageId,
        ...(part === 'missed' && { isMissed: true }),
        ...containsText(['nameKey', 'username'], q),
      };
      return findPage(collection, filter, { page, pageSize, sort: { nameKey: 1, _id: 1 } });
    },
    repeatable(messageId, limit) {
      const failed = { $in: [...repeatableStates] };
      const filter = { messageId, isMissed: true, isOpen: false, $or: [{ mail: failed }, { sms: failed }] };
      return collection.find(filter, { limit }).toArray();
    },
    ofStudent: ({ studentId, page, pageSize }) =>
      findPage(collection, { studentId }, { page, pageSize, sort: { createdAt: -1, _id: 1 } }),
    count: (messageId) => collection.countDocuments({ messageId }),
    countMissed: (messageId) => collection.countDocuments({ messageId, isMissed: true }),
    async tally(messageId) {
      const [bell = [], mail = [], sms = []] = await Promise.all(
        channels.map((channel) => collection.countBy([channel], { messageId })),
      );
      return { bell: tallyOf(bell), mail: tallyOf(mail), sms: tallyOf(sms) };
    },
    async forget(studentId) {
      await collection.updateMany({ studentId }, { $set: { name: '', username: '', nameKey: '' } });
    },
    async removeBefore(createdAt) {
      await collection.deleteMany({ createdAt: { $lt: createdAt } });
    },
  };
}
